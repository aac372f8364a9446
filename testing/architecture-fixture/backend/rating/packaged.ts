import { z } from 'yup';

export const packaged = z;
