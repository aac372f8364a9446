import type { Store } from '../backend/db/store';

export type KnowsBackend = Store;
