import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const META = join(__dirname, 'migrations', 'meta');

it('only the newest snapshot stands: drizzle-kit compares with no other', () => {
  const { entries } = JSON.parse(readFileSync(join(META, '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const newest = entries.at(-1)!.tag.slice(0, 4);
  expect(readdirSync(META).sort()).toEqual([`${newest}_snapshot.json`, '_journal.json']);
});
