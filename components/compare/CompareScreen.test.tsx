import { screen, within } from '@testing-library/react';
import type { ProjectDetail } from '@/contracts/projects/projects';
import {
  makeCategory,
  makeEvidence,
  makeProjectDetail,
  makeRating,
  makeSignal,
} from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { compareProjects, onlyDifferences } from './comparison';
import { differs, extremes } from './marks';
import { CompareScreen, type CompareScreenProps } from './CompareScreen';
import { toCsv } from './toCsv';

const signalled = (given: Parameters<typeof makeSignal>[0]) =>
  makeRating({ categories: [makeCategory({ id: 'code', signals: [makeSignal(given)] })] });
const unrated = (given: Partial<ProjectDetail>) => makeProjectDetail({ rating: null, ...given });

function rowsOf(projects: ProjectDetail[]) {
  const { groups } = compareProjects(projects);
  return Object.fromEntries(
    groups.flatMap(({ rows }) => rows.map((row) => [row.id, row.cells.map(({ text }) => text)])),
  );
}

describe('projects side by side', () => {
  it('have the figures of their own pages, and say what is not known', () => {
    const rows = rowsOf([
      makeProjectDetail({
        id: 'a',
        weakestHolder: 'multisig',
        weakestWords: 'a 3-of-7 multisig: rewards only',
        delaySeconds: 172_800,
        auditCount: 12,
        hasBounty: true,
        bountyUsd: 250_000,
      }),
      unrated({ id: 'b', weakestHolder: null, delaySeconds: null }),
      unrated({ id: 'c', weakestHolder: 'nobody', weakestWords: 'no one', hasBounty: true }),
    ]);
    expect(rows).toMatchObject({
      letter: ['BBB proven, AA possible', 'partly checked', 'partly checked'],
      proven: ['67', 'not rated yet', 'not rated yet'],
      possible: ['80', 'not rated yet', 'not rated yet'],
      unknownShare: ['13', 'not rated yet', 'not rated yet'],
      holder: ['a 3-of-7 multisig: rewards only', 'unknown', 'no one'],
      holderDelay: ['48 hours', 'unknown', 'nobody can change it'],
      audits: ['12', 'none recorded', 'none recorded'],
      bounty: ['$250K', 'none recorded', 'active, amount unknown'],
    });
  });

  it.each([
    [{ proven: 0.64, possible: 0.64 }, '64%'],
    [{ proven: 0.4, possible: 1 }, '40–100%'],
    [{ proven: 0, possible: 1, state: 'unknown' as const }, 'unknown'],
    [{ proven: 1, possible: 1, state: 'n/a' as const }, 'n/a'],
  ])('show a signal of %o as %s', (given, text) => {
    const all = rowsOf([makeProjectDetail({ rating: signalled({ id: 'reserves', ...given }) })]);
    expect(all.reserves).toEqual([text]);
  });

  it('are not asked what is asked of another kind only', () => {
    const rows = rowsOf([
      makeProjectDetail({ id: 'a', rating: signalled({ id: 'reserves', proven: 1, possible: 1 }) }),
      makeProjectDetail({ id: 'b', rating: signalled({ id: 'validation' }) }),
      makeProjectDetail({ id: 'c', rating: null }),
    ]);
    expect(rows.reserves).toEqual(['100%', 'not asked of this kind', 'not rated yet']);
  });

  it('of different kinds say so', () => {
    const rollup = makeProjectDetail({ id: 'b', rating: makeRating({ profile: 'rollup' }) });
    expect(compareProjects([makeProjectDetail(), rollup]).unlike).toBe(true);
    expect(compareProjects([makeProjectDetail(), makeProjectDetail()]).unlike).toBe(false);
  });
});

it('nothing marks a project for what is not known of it', () => {
  const known = makeProjectDetail({ id: 'a', auditCount: 3, incidentCount: 2 });
  const nothing = makeProjectDetail({
    id: 'b',
    score: 0,
    possible: 100,
    verdict: null,
    auditCount: 0,
    incidentCount: 0,
    rating: null,
  });
  const rows = compareProjects([known, nothing]).groups.flatMap((group) => group.rows);
  const marked = rows.filter((row) => extremes(row)[1] !== undefined).map(({ id }) => id);
  expect(marked).toEqual(['proven', 'unknownShare']);
  expect(rows.find(({ id }) => id === 'flags')?.cells[1]?.text).toBe('not rated yet');
});

describe('a row', () => {
  const row = (...numbers: (number | null)[]) => ({
    cells: numbers.map((number) => ({ text: String(number), number })),
  });
  it.each([
    ['all that share an end', row(1, 3, 1, 2), ['lowest', 'highest', 'lowest', undefined]],
    ['nothing where all are alike', row(2, 2), [undefined, undefined]],
    ['nothing beside what is not known', row(2, null), [undefined, undefined]],
    ['only what is known', row(2, null, 5), ['lowest', undefined, 'highest']],
  ])('marks %s', (_, given, marks) => {
    expect(extremes(given)).toEqual(marks);
  });

  it('differs by what it shows', () => {
    expect(differs(row(1, 2))).toBe(true);
    expect(differs(row(1, 1))).toBe(false);
  });

  it('that does not differ leaves, and its group with it', () => {
    const groups = [
      { id: 'a', title: 'A', rows: [{ id: 'x', label: 'X', ...row(1, 1) }] },
      {
        id: 'b',
        title: 'B',
        rows: [
          { id: 'y', label: 'Y', ...row(1, 2) },
          { id: 'z', label: 'Z', ...row(1, 1) },
        ],
      },
    ];
    expect(onlyDifferences(groups).map(({ id, rows }) => [id, rows.map((one) => one.id)])).toEqual([
      ['b', ['y']],
    ]);
  });
});

describe('the page', () => {
  const open = (projects: ProjectDetail[], given: Partial<CompareScreenProps> = {}) =>
    renderPage(
      <CompareScreen
        comparison={compareProjects(projects)}
        only={false}
        typed=""
        notes={[]}
        suggestions={[]}
        {...given}
      />,
    );
  const two = [
    makeProjectDetail({ id: 'aave', name: 'Aave', hasBounty: true, bountyUsd: 50_000 }),
    makeProjectDetail({ id: 'lido', name: 'Lido', hasBounty: true, bountyUsd: 2_000_000 }),
  ];

  it('without a choice asks for a project and offers some', () => {
    open([], { suggestions: [{ id: 'aave', name: 'Aave' }] });
    expect(screen.getByRole('searchbox', { name: 'Add a project' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aave' })).toHaveAttribute(
      'href',
      '/compare?projects=aave',
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('marks what differs, the highest and the lowest', () => {
    open(two);
    const row = screen.getByRole('row', { name: /^Bug bounty/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('differs');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$50Klowest', '$2Mhighest']);
    expect(
      within(screen.getByRole('row', { name: /^Last audit/ })).getByRole('rowheader'),
    ).not.toHaveTextContent('differs');
  });

  it('keeps the choice in the address of every link', () => {
    open(two);
    expect(screen.getByRole('link', { name: 'Remove Aave' })).toHaveAttribute(
      'href',
      '/compare?projects=lido',
    );
    expect(screen.getByRole('link', { name: 'Only what differs' })).toHaveAttribute(
      'href',
      '/compare?projects=aave,lido&rows=different',
    );
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/compare/table.csv?projects=aave,lido',
    );
  });

  it('keeps what was typed and says that it was not found', () => {
    open(two, { typed: 'nonsense', notes: ['Not found: “nonsense”.'] });
    expect(screen.getByRole('searchbox')).toHaveValue('nonsense');
    expect(screen.getByText('Not found: “nonsense”.')).toHaveAttribute('role', 'status');
  });

  it('takes no more than ten', () => {
    open(Array.from({ length: 10 }, (_, at) => makeProjectDetail({ id: `p${at}` })));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getByText(/the most that fit/)).toBeVisible();
    const table = screen.getByRole('region', { name: 'Compare projects' });
    expect(table).toHaveAttribute('tabindex', '0');
    expect(table).toHaveAccessibleDescription(/^10 projects: scroll the table sideways/);
  });

  it('has the four answers, each with the day and site of its source', () => {
    const evidence = makeEvidence({ url: 'https://github.com/l2beat/l2beat/blob/1159c81/a.json' });
    const [control, ...answers] = two[1]!.answers;
    open([two[0]!, { ...two[1]!, answers: [{ ...control!, answer: 'no', evidence }, ...answers] }]);
    const row = screen.getByRole('row', { name: /^Users’ money can be taken or changed/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('differs');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      'yescontrol in a sentence.',
      'nocontrol in a sentence.github\u200b.com/\u200bl2beat, Nov\u00a02026',
    ]);
    expect(screen.getByRole('row', { name: /^Running code audited/ })).toHaveTextContent('partly');
  });

  it('has a sentence to each signal while there is room', () => {
    const { unmount } = open(two);
    const sentence = two[0]!.rating!.categories[0]!.signals[0]!.sentence;
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    unmount();
    open(Array.from({ length: 5 }, (_, at) => makeProjectDetail({ id: `p${at}` })));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });
});

it('the table as CSV has the same figures, and runs nothing in a spreadsheet', () => {
  const csv = toCsv(compareProjects([makeProjectDetail({ name: '=1+1', auditCount: 3 })]));
  const lines = csv.split('\r\n');
  expect(lines[0]).toBe("group,id,What,'=1+1,'=1+1: sentence");
  expect(lines).toContain('Record,audits,Audits recorded,3,');
});
