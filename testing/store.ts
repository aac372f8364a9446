import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../backend/db/migrate';
import { openPostgres } from '../backend/db/openStore';
import type { Store } from '../backend/db/store';
import { migratedPglite } from './migratedPglite';

declare const ENGINE: 'pglite' | 'postgres';

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A fresh, migrated, empty store on the engine that this test run is for; close it in afterAll. */
export async function openTestStore(): Promise<Store> {
  if (ENGINE === 'pglite') return migratedPglite();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = `/${name}`;
  const store = openPostgres(url.href, 4);
  await migrate(store);
  return { ...store, close: async () => { await store.close(); await onServer(`drop database ${name} with (force)`); } };
}
