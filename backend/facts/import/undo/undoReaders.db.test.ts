import { asc, sql } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { mergeProjects } from '../../../compose';
import { audits, contracts, incidents, projects, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { importAndRate } from '../importAndRate';
import { undoAndRate } from './undoRoutes';
import { address, NOW, pieces, record } from '../testing/importText';
import type { ImportKind, ImportParameters } from '../types';

const LATER = new Date(NOW.getTime() + 60_000);
const contract = (more: object = {}) => ({
  ...{ id: `eip155:1:${address(1)}`, name: 'Core', role: 'core', proxy: false, source: 's' },
  ...more,
});
const vault = (more: object = {}) => record('vault', { contracts: [contract()], ...more });

describe('undoing what readers and lists changed', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(() =>
    emptyTables(store.db, 'projects, sources, incidents, imports, statements, meta'),
  );
  afterAll(() => store.close());

  const load = async (
    given: object[],
    kind: ImportKind = 'projects',
    parameters?: ImportParameters,
  ) =>
    (
      await importAndRate(store, {
        ...{ kind, source: 'test', open: () => pieces(JSON.stringify(given)), now: NOW },
        ...{ dryRun: false, mergeProjects, parameters },
      })
    ).run!;
  const undo = (run: number) => undoAndRate(store, run, { now: LATER, mergeProjects });
  const verify = (match: string) =>
    load(
      [
        {
          ...{ chainId: '1', address: address(1), match },
          proxyResolution: { isProxy: false, implementations: [] },
        },
      ],
      'sourcify',
      { project: 'vault', sourceUrl: 'https://example.org/answers.json' },
    );
  const deploy = () =>
    load(
      [
        {
          ...{ released: true, contractName: 'Safe', version: '9.4.1', abi: [] },
          deployments: { canonical: { address: address(1), codeHash: '0x01' } },
          networkAddresses: { '1': 'canonical' },
        },
      ],
      'safe-deployments',
      {
        project: 'vault',
        publishedOn: '2026-08-17',
        sourceUrl:
          'https://github.com/safe-global/safe-deployments/blob/abc/src/assets/v9/safe.json',
      },
    );
  const loss = (lossUsd: number, project = 'vault') => ({
    ...{ source: 'A list', date: '2026-08-20', project, technique: 'Oracle', lossUsd },
  });
  const first = async () => {
    const [row] = await store.db.select().from(contracts).orderBy(asc(contracts.id));
    const titles = await store.db.select().from(sources);
    const of = row?.fieldSources?.verified ?? row?.sourceId;
    return [row?.role, row?.verified, titles.find(({ id }) => id === of)?.title];
  };

  it('takes it back though others have changed the same row since, with its source', async () => {
    await load([vault({ contracts: [contract({ verified: 'none' })] })]);
    const partly = await verify('match');
    const exact = await verify('exact_match');
    await deploy();
    await load([vault({ contracts: [contract({ role: 'vault' })] })]);
    expect((await undo(exact)).summary).toMatchObject({ projects: 1, rows: 1, left: [] });
    expect(await first()).toEqual(['vault', 'partial', expect.stringContaining('Sourcify')]);
    await undo(partly);
    expect(await first()).toEqual(['vault', 'none', 'Facts']);
  });

  it('leaves what a reader added to a new project, until that is undone as well', async () => {
    const file = await load([vault()]);
    const report = { coinName: 'vault', auditor: 'Other', auditTime: '2025-07-07' };
    const feed = await load([{ ...report, reportUrl: 'https://o.example/r' }], 'audits');
    await undo(file);
    expect(await store.db.select().from(audits)).toMatchObject([{ auditor: 'Other' }]);
    await undo(feed);
    expect(await store.db.select().from(audits)).toEqual([]);
    expect(await store.db.select().from(projects)).toMatchObject([{ id: 'vault', links: {} }]);
  });

  it('takes the report of a file back with its findings of a feed, which has no report of its own', async () => {
    const audit = { auditor: 'Firm', publishedOn: '2025-05-05', source: 's' };
    const file = await load([vault({ audits: [{ ...audit, reportUrl: 'https://f.example/r' }] })]);
    const finding = { title: 'Overflow', severity: 'major', resolved: true };
    const feed = { coinName: 'vault', auditor: 'Firm', auditTime: '2025-05-05' };
    await load([{ ...feed, reportUrl: 'https://f.example/r', findings: [finding] }], 'audits');
    expect(await store.db.select().from(audits)).toMatchObject([{ findingsKnown: true }]);
    await undo(file);
    expect(await store.db.$count(audits)).toBe(0);
    expect(await store.db.$count(projects)).toBe(0);
  });

  it('leaves the incident that a later list says, and takes back those of nobody', async () => {
    await load([vault()]);
    const run = await load([loss(7), loss(9, 'Nobody')], 'incidents');
    const later = await load([loss(8)], 'incidents');
    await undo(run);
    expect(await store.db.select().from(incidents)).toMatchObject([{ lossUsd: 8 }]);
    await undo(later);
    expect(await store.db.select().from(incidents)).toEqual([]);
  });

  it('knows a document of the version before, so that one undo is enough', async () => {
    const run = await load([vault()]);
    await store.db.execute(sql`update statements set digest = null,
      document = jsonb_build_object('form', 1, 'seq', 0, 'project', project_id) || document`);
    await load([vault()]);
    await undo(run);
    expect(await store.db.$count(projects)).toBe(0);
  });
});
