import { rowsOf } from '../db/store';

export const impure = () => [rowsOf, Date.now(), new Date()];
