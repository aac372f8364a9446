import { readRows } from '../db/store';

export const impure = () => [readRows, Date.now(), new Date()];
