import { asc, eq } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { audits, findings } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { address, erc20, importText, record } from '../testing/importText';
import type { ImportParameters } from '../types';

const row = (more: object = {}) => ({
  coinName: 'Vault',
  symbol: 'VLT',
  auditor: 'Firm',
  auditTime: '2025-05-05T10:00:00Z',
  reportUrl: 'https://firm.example/r.pdf',
  contractAddress: address(1),
  contractPlatform: 'ETH',
  findings: [{ title: 'Overflow', severity: 'High', resolved: false }],
  ...more,
});
const own = {
  auditor: 'Firm',
  publishedOn: '2025-05-05',
  reportUrl: 'https://firm.example/r.pdf',
  source: 's',
};
const slither = {
  success: true,
  error: null,
  results: { detectors: [{ check: 'x', impact: 'Low', description: 'y' }] },
};

describe('importing audits', () => {
  let store: Store;
  const vault = (more: object = {}) =>
    record('vault', { name: 'Vault', tokens: [{ id: erc20(1), symbol: 'VLT' }], ...more });
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources');
    await importText(store, 'projects', vault());
  });
  afterAll(() => store.close());

  const feed = (...rows: object[]) => importText(store, 'audits', rows);
  const put = (document: object, parameters: ImportParameters) =>
    importText(store, 'audits', document, { parameters });
  const stored = () => store.db.select().from(audits).orderBy(asc(audits.id));
  const listed = () => store.db.select().from(findings).orderBy(asc(findings.ordinal));

  it('adds the reports of a feed to the projects it means, by address or by name and symbol', async () => {
    const rows = [
      row(),
      row({
        contractAddress: null,
        reportUrl: 'https://firm.example/2.pdf',
        auditTime: '2025-08-08',
        findings: [],
      }),
    ];
    expect(await feed(...rows)).toMatchObject({ read: 2, new: 2, projects: 1 });
    expect(await stored()).toMatchObject([
      {
        projectId: 'vault',
        auditor: 'Firm',
        publishedOn: '2025-05-05',
        scope: null,
        findingsKnown: true,
      },
      { publishedOn: '2025-08-08', findingsKnown: false },
    ]);
    expect(await listed()).toMatchObject([
      { title: 'Overflow', severity: 'major', status: 'open' },
    ]);
    expect(await feed(...rows)).toMatchObject({ new: 0, changed: 0, skipped: 2 });
  });

  it('follows a feed that says that a finding is resolved', async () => {
    await feed(row());
    expect(
      await feed(row({ findings: [{ title: 'Overflow', severity: 'High', resolved: true }] })),
    ).toMatchObject({ changed: 1 });
    expect(await listed()).toMatchObject([{ status: 'resolved' }]);
  });

  const finding = (title: string) => ({ title, severity: 'High', resolved: false });
  const titles = async () => (await listed()).map(({ title }) => title);

  it('keeps findings that a feed no longer names, lists them, and removes them when asked', async () => {
    await feed(row({ findings: ['A', 'B', 'B'].map(finding) }));
    const shorter = [row({ findings: ['B', 'C'].map(finding) })];
    const lost = { total: 2, listed: [{ project: 'vault', kind: 'findings', items: ['A', 'B'] }] };
    expect(await feed(...shorter)).toMatchObject({ changed: 1, removals: lost });
    expect(await titles()).toEqual(['A', 'B', 'B', 'C']);
    expect(await feed(row({ findings: undefined }))).toMatchObject({
      skipped: 1,
      removals: { total: 0 },
    });
    expect(await importText(store, 'audits', shorter, { remove: true })).toMatchObject({
      changed: 1,
      removals: { total: 2 },
    });
    expect(await titles()).toEqual(['B', 'C']);
  });

  it('refuses rows about unknown projects, namesakes with another ticker, and repetitions', async () => {
    const summary = await feed(
      row({ coinName: 'Nobody', contractAddress: address(9) }),
      row({ symbol: 'XXX', contractAddress: null }),
      row(),
      row(),
    );
    const at = (index: number) => ({ index, line: 1, column: expect.any(Number) as number });
    expect(summary.refused).toEqual([
      { ...at(0), column: 2, reason: 'no project of ours is "Nobody"' },
      { ...at(1), reason: 'no project of ours is "Vault"' },
      { ...at(3), reason: 'the report stands in an earlier row' },
    ]);
  });

  it('only fills in findings of a report that the project file holds, and keeps them when the file comes again', async () => {
    await importText(store, 'projects', vault({ audits: [own] }));
    expect(
      await feed(row({ auditor: 'FIRM', reportUrl: 'https://elsewhere.example' })),
    ).toMatchObject({ new: 0, changed: 1 });
    expect(await stored()).toMatchObject([
      { auditor: 'Firm', reportUrl: 'https://firm.example/r.pdf', findingsKnown: true },
    ]);
    expect(await importText(store, 'projects', vault({ audits: [own] }))).toMatchObject({
      changed: 0,
      skipped: 1,
    });
    await importText(store, 'projects', vault({ audits: [{ ...own, findings: [] }] }), {
      remove: true,
    });
    expect(await feed(row())).toMatchObject({ changed: 0, skipped: 1 });
    expect(await listed()).toEqual([]);
  });

  it('lets a project file take over a report of a feed, with its findings', async () => {
    await feed(row());
    await importText(store, 'projects', vault({ audits: [own] }));
    expect(await stored()).toMatchObject([
      { id: expect.not.stringMatching(/^feed:/), findingsKnown: true },
    ]);
    expect(await listed()).toHaveLength(1);
  });

  it("keeps a feed's report that the project file does not name", async () => {
    await feed(row());
    expect(await importText(store, 'projects', vault({ audits: [] }))).toMatchObject({
      changed: 0,
      skipped: 1,
    });
    expect(await stored()).toHaveLength(1);
  });

  it('puts findings of a tool to the audit that the operator names', async () => {
    await feed(row());
    const [{ id } = { id: '' }] = await stored();
    expect(await put(slither, { audit: id })).toMatchObject({
      read: 1,
      changed: 1,
      projects: 1,
      removals: { total: 1, kinds: { findings: 1 } },
    });
    expect(await titles()).toEqual(['Overflow', 'x: y']);
    const parameters = { audit: id };
    await importText(store, 'audits', slither, { parameters, remove: true });
    expect(await listed()).toMatchObject([{ title: 'x: y', severity: 'minor' }]);
    expect(await put(slither, { audit: id })).toMatchObject({ changed: 0, skipped: 1 });
  });

  it("makes the audit of a published report when it is named in full, and never out of a tool's output alone", async () => {
    const report = {
      project: 'Vault',
      auditor: 'Other',
      publishedOn: '2026-01-02',
      reportUrl: 'https://other.example/r',
    };
    const sarif = {
      version: '2.1.0',
      runs: [{ results: [{ ruleId: 'R', level: 'error', message: { text: 'm' } }] }],
    };
    expect(await put(sarif, report)).toMatchObject({ new: 1 });
    expect(await store.db.select().from(audits).where(eq(audits.auditor, 'Other'))).toMatchObject([
      { projectId: 'vault', publishedOn: '2026-01-02' },
    ]);
    expect(await put(sarif, report)).toMatchObject({ new: 0, skipped: 1 });
    await expect(put(slither, {})).rejects.toThrow('--audit');
    await expect(put(slither, { ...report, reportUrl: undefined })).rejects.toThrow('--report-url');
    await expect(put(slither, { ...report, publishedOn: '2026-02-30' })).rejects.toThrow(
      'must be a date',
    );
    await expect(put(slither, { ...report, project: 'nobody' })).rejects.toThrow(
      'Unknown project "nobody"',
    );
    await expect(put(slither, { audit: 'nothing' })).rejects.toThrow('Unknown audit "nothing"');
  });

  it.each([
    ['an object of another kind', { hello: 1 }],
    ['a text', '"x"'],
    ['no JSON', 'xx'],
  ])('refuses %s', async (_, input) => {
    await expect(importText(store, 'audits', input)).rejects.toThrow(
      /neither|is not valid JSON: there is "x" where/,
    );
  });
});
