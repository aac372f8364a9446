import { opensPostgres } from '../../projects/opensPostgres';

export const reachesPast = opensPostgres;
