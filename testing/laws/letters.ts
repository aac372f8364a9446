/**
 * docs/letters-2.0.md, of the embedded set:
 * npx tsx testing/laws/letters.ts > docs/letters-2.0.md && npx prettier --write docs/letters-2.0.md
 */
import { migrate } from '../../backend/db/migrate';
import { openPglite } from '../../backend/db/openStore';
import { comparison } from '../../backend/ratings/compare/compareRoute';
import { curatedFacts } from './curatedFacts';

async function main(): Promise<void> {
  const store = await openPglite(undefined);
  await migrate(store);
  const { at } = await curatedFacts(store);
  process.stdout.write(await comparison(store, new Date(at)));
  await store.close();
}

void main();
