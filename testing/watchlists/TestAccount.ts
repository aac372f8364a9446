import { makeAnswers } from '../builders/projectRow';
import type { OwnWatchlist, Watchlist, WatchedRow } from '../../contracts/watchlists/watchlists';
import type { Answer, Asked } from '../fetchStub';

const NO_LINES = {
  code: null,
  governance: null,
  operations: null,
  transparency: null,
  market: null,
  community: null,
};

export const makeRow = (id: string, given: Partial<WatchedRow> = {}): WatchedRow => ({
  id,
  name: `${id[0]!.toUpperCase()}${id.slice(1)}`,
  logo: null,
  tokenTickers: [id.toUpperCase()],
  category: 'lending',
  chains: ['eip155:1'],
  answers: makeAnswers(),
  status: 'active',
  state: 'rated',
  rank: 1,
  score: 80,
  possible: 90,
  known: 0.8,
  letter: 'A',
  possibleLetter: 'AA',
  letterBefore: null,
  capGate: null,
  missing: [],
  lines: NO_LINES,
  possibleLines: NO_LINES,
  weakestHolder: 'multisig',
  weakestWords: null,
  delaySeconds: 172_800,
  auditCount: 3,
  lastAuditOn: '2026-10-01',
  lastAuditPrecision: 'day',
  hasBounty: false,
  bountyUsd: null,
  incidentCount: 0,
  lastIncidentOn: null,
  change7d: null,
  valueUsd: null,
  valueMeasure: null,
  valueOn: null,
  ratedAt: '2026-11-20T00:00:00.000Z',
  sample: false,
  address: null,
  issuedCount: 0,
  issuedBy: null,
  addedAt: '2026-11-01T00:00:00.000Z',
  note: '',
  sinceAdded: null,
  sinceVisit: null,
  alerts: 0,
  ...given,
});

export const CORE = '11111111-1111-4111-8111-111111111111';
export const LOANS = '22222222-2222-4222-8222-222222222222';

export const makeList = (given: Partial<Watchlist> = {}): Watchlist => ({
  id: CORE,
  name: 'Core',
  projects: [],
  order: 0,
  version: 1,
  updatedAt: '2026-11-25T10:00:00.000Z',
  ...given,
});

/** A small backend: what the page's calls would leave in the account. */
export class TestAccount {
  lists: Watchlist[];
  deleted: Watchlist[] = [];
  visits: string[] = [];
  shareKey: string | null = null;
  /** By path, in place of what the account answers. */
  instead = new Map<string, (asked: Asked) => Answer | Promise<Answer>>();

  constructor(
    lists: Watchlist[],
    readonly rows: WatchedRow[],
  ) {
    this.lists = lists;
  }

  answer = (asked: Asked): Answer | Promise<Answer> => {
    const other = this.instead.get(asked.url);
    if (other) return other(asked);
    const body = (asked.body ?? {}) as Partial<Watchlist> & Record<string, never>;
    switch (asked.url) {
      case '/api/watchlist':
        return { body: { watchlists: this.lists } };
      case '/api/watchlist/create':
        return this.put(
          makeList({ ...body, id: LOANS, order: this.lists.length, projects: body.projects ?? [] }),
        );
      case '/api/watchlist/update':
        return this.update(body);
      case '/api/watchlist/delete':
        return this.remove(body.id!);
      case '/api/watchlist/restore':
        return this.put(this.deleted.find(({ id }) => id === body.id)!);
      case '/api/watchlist/project':
        return this.press(body);
      case '/api/watchlist/visited':
        this.visits.push(body.id!);
        return { body: { lastVisitAt: null } };
      case '/api/watchlist/share':
        this.shareKey = body.shared ? 'k'.repeat(22) : null;
        return { body: { key: this.shareKey } };
      case '/api/watchlist/deleted':
        return {
          body: {
            items: this.deleted.map(({ id, name, projects }) => ({
              id,
              name,
              projects: projects.length,
              deletedAt: '2026-11-25T10:00:00.000Z',
            })),
          },
        };
      default:
        return this.rest(asked);
    }
  };

  private put(list: Watchlist): Answer {
    this.lists = [...this.lists.filter(({ id }) => id !== list.id), list].sort(
      (a, b) => a.order - b.order,
    );
    this.deleted = this.deleted.filter(({ id }) => id !== list.id);
    return { body: list };
  }

  private update({ id, version, ...change }: Partial<Watchlist>): Answer {
    const list = this.lists.find((one) => one.id === id)!;
    if (version !== list.version)
      return {
        status: 409,
        body: {
          error: { code: 'conflict', message: 'This list was changed elsewhere.', newer: list },
        },
      };
    return this.put({ ...list, ...change, version: list.version + 1 });
  }

  private remove(id: string): Answer {
    this.deleted = this.lists.filter((list) => list.id === id);
    this.lists = this.lists.filter((list) => list.id !== id);
    return { body: {} };
  }

  private press({ id, project, watched }: Record<string, unknown>): Answer {
    const list = this.lists.find((one) => one.id === id)!;
    const others = list.projects.filter((one) => one !== project);
    const projects = watched ? [...others, project as string] : others;
    return this.put({ ...list, projects, version: list.version + 1 });
  }

  private rest({ url, body }: Asked): Answer {
    if (url === '/api/watchlist/note') return { body: { note: (body as { note: string }).note } };
    const list = this.lists.find(({ id }) => url === `/api/watchlist/${id}`);
    if (!list) return { body: { items: [], total: 0, accepted: true } };
    const own: OwnWatchlist = {
      ...list,
      createdAt: list.updatedAt,
      lastVisitAt: null,
      shareKey: this.shareKey,
      feedKey: null,
    };
    const rows = list.projects.flatMap((id) => this.rows.find((row) => row.id === id) ?? []);
    return { body: { list: own, rows } };
  }
}
