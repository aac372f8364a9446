import { projects } from '../../db/schema';
import type { Store } from '../../db/store';
import { openTestStore } from '../../../testing/store';
import { TestCommand } from '../../../testing/TestCommand';
import { address, erc20, importText, record } from '../import/testing/importText';
import { listOtherwise } from '../import';
import { beginRun } from '../import/run';
import { recordsCommand } from './recordsCommand';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('the records command', () => {
  let store: Store;
  let command: TestCommand;
  beforeAll(async () => {
    store = await openTestStore();
    command = new TestCommand(recordsCommand, { store, now: () => NOW });
  });
  afterAll(() => store.close());
  const run = (...args: string[]) => command.run(...args);

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run records'),
      err: '',
    });
    expect(await run('drop')).toMatchObject({ code: 2, err: expect.stringMatching(/^Use show/) });
    expect(await run('show', 'none')).toEqual({ code: 1, out: '', err: 'Nothing has that id.\n' });
  });

  it('shows where sources say otherwise: a list, a file and a reader, each by its last word', async () => {
    const contract = { id: `eip155:1:${address(1)}`, name: 'Core', role: 'core', source: 's' };
    const file = (verified: string) =>
      record('safe', {
        ...{ name: 'Safe', links: { website: 'https://safe.example/' } },
        contracts: [{ ...contract, verified }],
        tokens: [{ id: erc20(7), symbol: 'SAFE' }],
      });
    const runId = await beginRun(store.db, { kind: 'projects', source: 'test', now: NOW });
    await importText(store, 'projects', [file('none')], { runId });
    const chains = { chains: ['Ethereum'], category: 'Lending', symbol: 'SAFE' };
    await importText(
      store,
      'defillama-protocols',
      [{ ...chains, name: 'Safe', address: address(7), url: 'https://other.example' }],
      { runId },
    );
    const proxyResolution = { isProxy: false, implementations: [] };
    await importText(
      store,
      'sourcify',
      [{ chainId: '1', address: address(1), match: 'exact_match', proxyResolution }],
      { parameters: { project: 'safe', sourceUrl: 'https://example.org/answers' } },
    );
    expect(await run('conflicts')).toEqual({
      code: 0,
      out: `project safe
  category                                                      dex | lending (test)
  links website                                                 https://safe.example/ | https://other.example (test)
  eip155:1:${address(1)} verified  exact | none (project file)

Projects in which sources say otherwise: 1, fields: 3
    recorded | what others say
`,
      err: '',
    });
    const said = { on: '2026-11-21' };
    expect(await listOtherwise(store.db, 'safe')).toMatchObject([
      { ...said, about: 'category', says: 'lending', by: 'DefiLlama' },
      { ...said, about: 'links website', says: 'https://other.example', by: 'DefiLlama' },
      { ...said, about: `${contract.id} verified`, says: 'none', by: 'a project file' },
    ]);
    const again = { ...chains, name: 'Safe', address: address(7), url: 'https://third.example' };
    await importText(store, 'defillama-protocols', [again], { runId, source: 'newer' });
    const links = (await listOtherwise(store.db, 'safe')).filter(({ about }) => /link/.test(about));
    expect(links).toMatchObject([{ says: 'https://third.example', by: 'DefiLlama' }]);
    expect(await run('recompute')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Of 1 projects with documents, 1 follow from them/),
    });
    await store.db.update(projects).set({ description: 'Other', logo: 'x' });
    expect((await run('recompute')).out).toMatch(/ 0 follow.*\n {2}safe {2}description, logo\n$/);
    await importText(store, 'projects', [file('partial')]);
    expect((await run('conflicts', 'safe')).out).toContain('partial | exact (sourcify)');
    expect((await run('conflicts', 'vault')).out).toMatch(
      /^Projects in which sources say otherwise: 0,/,
    );
  });

  it('shows and removes, with a reason', async () => {
    await importText(store, 'projects', [record('vault')]);
    expect((await run('show', 'vault')).out).toContain('project vault');
    expect(await run('remove', 'project', 'vault', '--dry-run')).toEqual({
      code: 0,
      out: 'Would remove project vault (dry run: nothing was written)\n  projects  1\n',
      err: '',
    });
    const { code, out } = await run('remove', 'project', 'vault', '--reason', 'Not one of ours');
    expect(code).toBe(0);
    expect(out).toMatch(/^Done: remove project vault\n {2}projects {2}1\n/);
    expect(out).toMatch(/To undo it: npm run import -- --undo \d+\n$/);
    expect((await run('show', 'vault')).out).toContain('Not one of ours');
    expect(await run('remove', 'project', 'vault', '--reason', 'Again')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no project "vault".'),
    });
  });
});
