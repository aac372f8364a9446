import { Pool } from 'pg';

export const opensPostgres = () => new Pool();
