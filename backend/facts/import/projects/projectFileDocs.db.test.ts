import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestStore } from '../../../../testing/store';
import {
  CATEGORIES,
  CONTRACT_FIELDS,
  CONTRACT_ROLES,
  LINK_KINDS,
  OBSERVATION_KEYS,
  PROFILES,
  TOKEN_POWERS,
} from '../../../../contracts/vocabulary';
import { projectAliases, projects } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { readFeedRow } from '../audits/feed';
import { IMPORT_KINDS } from '../kinds';
import { importText } from '../testing/importText';
import {
  auditSchema,
  contractSchema,
  incidentSchema,
  projectRecordSchema,
  sourceSchema,
} from './record';

const readDoc = (name: string): string =>
  readFileSync(join(__dirname, '../../../../docs', name), 'utf8');
const findExample = (doc: string): string => /```json\n([^]*?)```/.exec(doc)?.[1] ?? '';

describe('docs/project-file.md', () => {
  const doc = readDoc('project-file.md');
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  it('has an example that can be imported as it stands', async () => {
    expect(await importText(store, 'projects', findExample(doc))).toMatchObject({
      read: 1,
      new: 1,
      refused: [],
    });
    expect(await store.db.select().from(projects)).toMatchObject([
      { id: 'example-vault', tickers: ['VLT'] },
    ]);
    expect(await store.db.select().from(projectAliases)).toHaveLength(1);
    expect(await importText(store, 'projects', findExample(doc))).toMatchObject({
      changed: 0,
      skipped: 1,
    });
  });

  it('names every field, kind, role and key that there is', () => {
    const words = [
      ...Object.keys(projectRecordSchema.fields),
      ...[sourceSchema, contractSchema, auditSchema, incidentSchema].flatMap(({ fields }) =>
        Object.keys(fields),
      ),
      ...CONTRACT_FIELDS,
      ...PROFILES,
      ...CATEGORIES,
      ...CONTRACT_ROLES,
      ...LINK_KINDS,
      ...OBSERVATION_KEYS,
      ...TOKEN_POWERS,
    ];
    expect(words.filter((word) => !doc.includes(`\`${word}\``))).toEqual([]);
  });
});

describe('docs/import.md', () => {
  const doc = readDoc('import.md');

  it('names every kind', () =>
    expect(
      IMPORT_KINDS.filter((kind) => !new RegExp(`^\\| \`${kind}\` +\\|`, 'm').test(doc)),
    ).toEqual([]));

  it('has a feed that can be read', () => {
    const rows = JSON.parse(findExample(doc)) as unknown[];
    expect(rows.map((row) => typeof readFeedRow(row, {}))).toEqual(['object']);
  });
});
