import type { Example, ProductScreenProps } from '@/components/products';
import { readWebEnv, type WebEnv } from '@/server/env';
import {
  makeAudit,
  makeIncident,
  makeProjectDetail,
  makeRating,
  RATED_AT,
} from '../../testing/builders/project';
import { makeProjectRow } from '../../testing/builders/projectRow';
import { stubFetch, type Answer } from '../../testing/fetchStub';
import { getStaticPaths, getStaticProps } from './productProps';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

let env: WebEnv;
jest.mock('@/server/env', () => ({
  ...jest.requireActual<object>('@/server/env'),
  webEnv: () => env,
}));
jest.mock('@/server/log', () => ({ logLine: jest.fn() }));

let stub: ReturnType<typeof stubFetch>;
const answer = (answers: Record<string, Answer>) => {
  stub = stubFetch(
    ({ url }) =>
      answers[new URL(url).pathname] ?? {
        status: 404,
        body: { error: { code: 'not-found', message: 'x' } },
      },
  );
};
const down = () => {
  stub = stubFetch(() => ({ status: 503 }));
};

interface Result {
  props: ProductScreenProps & { path: string };
  revalidate: number;
}
const ask = async (product: string) =>
  (await getStaticProps({ params: { product } })) as unknown as Result;
const loadExample = async (product: string): Promise<Example> => (await ask(product)).props.example;

const COUNTS = [{ severity: 'minor', status: 'open', count: 1 }] as const;
const known = (publishedOn: string, auditor = publishedOn) =>
  makeAudit({ id: auditor, auditor, publishedOn, findingsKnown: true, counts: [...COUNTS] });
/** Newest audit first. */
const audited = (projects: { id: string; audits: ReturnType<typeof makeAudit>[] }[]) =>
  answer({
    '/api/projects-list': {
      body: {
        items: projects.map(({ id, audits }) =>
          makeProjectRow({ id, lastAuditOn: audits[0]?.publishedOn ?? null }),
        ),
      },
    },
    ...Object.fromEntries(
      projects.map(({ id, audits }) => [
        `/api/projects/${id}`,
        { body: makeProjectDetail({ id, audits }) },
      ]),
    ),
  });

beforeEach(() => {
  env = readWebEnv({});
  delete process.env.SENT_HEADERS;
});
afterEach(() => stub.restore());

describe('the props of a product page', () => {
  it('are made at the first request: the build needs no backend', () => {
    down();
    expect(getStaticPaths({})).toEqual({ paths: [], fallback: 'blocking' });
  });

  it.each(['skyfall', 'Skynet', '__proto__', 'constructor', ''])(
    'there is no /products/%s',
    async (product) => {
      down();
      expect(await ask(product)).toMatchObject({ notFound: true });
    },
  );

  it.each(['security-audit', 'skynet'])(
    '/products/%s stands while the backend is down, and is made again soon',
    async (product) => {
      down();
      const result = await ask(product);
      expect(result).toMatchObject({
        revalidate: 10,
        props: {
          path: `/products/${product}`,
          text: { service: product },
          example: { kind: 'none', why: 'backend-down' },
        },
      });
    },
  );

  it.each([
    ['skytrace', 'funds'],
    ['pentest', 'website'],
  ])('/products/%s has its example even then', async (product, kind) => {
    down();
    expect(await ask(product)).toMatchObject({ revalidate: 300, props: { example: { kind } } });
  });

  it('can be sent as they are, and name the operator', async () => {
    down();
    env = readWebEnv({ OPERATOR_NAME: 'Example Ltd', OPERATOR_CONTACT: 'hello@example.com' });
    for (const product of ['security-audit', 'skynet', 'skytrace', 'pentest']) {
      const result = await ask(product);
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      expect(result.props.operator).toEqual({ name: 'Example Ltd', contact: 'hello@example.com' });
    }
  });
});

describe('the findings of a report', () => {
  it.each([
    [
      'the newest of one project',
      [{ id: 'a', audits: [known('2026-05-01'), known('2026-01-01')] }],
      'a',
      '2026-05-01',
    ],
    [
      'a newer one without recorded findings is passed over',
      [{ id: 'a', audits: [makeAudit({ publishedOn: '2026-06-01' }), known('2026-01-01')] }],
      'a',
      '2026-01-01',
    ],
    [
      'so is one that found nothing',
      [
        {
          id: 'a',
          audits: [
            makeAudit({ publishedOn: '2026-06-01', findingsKnown: true }),
            known('2026-01-01'),
          ],
        },
      ],
      'a',
      '2026-01-01',
    ],
    [
      'of two projects the newer',
      [
        { id: 'a', audits: [makeAudit({ publishedOn: '2026-06-01' }), known('2025-01-01')] },
        { id: 'b', audits: [known('2026-02-01')] },
      ],
      'b',
      '2026-02-01',
    ],
  ])('are %s', async (_, projects, id, publishedOn) => {
    audited(projects);
    expect(await loadExample('security-audit')).toMatchObject({
      kind: 'audit',
      project: { id },
      audit: { publishedOn, counts: COUNTS },
      looked: projects.length,
    });
  });

  it('are read only while a newer report is possible', async () => {
    audited(
      Array.from({ length: 12 }, (_, index) => ({
        id: `p${index}`,
        audits: [known(`2026-${String(12 - index).padStart(2, '0')}-01`)],
      })),
    );
    expect(await loadExample('security-audit')).toMatchObject({
      project: { id: 'p0' },
      looked: 12,
    });
    expect(stub.asked.filter(({ url }) => /projects\/p/.test(url))).toHaveLength(2);
  });

  it('are missing where none are recorded', async () => {
    audited([
      { id: 'a', audits: [makeAudit()] },
      { id: 'b', audits: [] },
    ]);
    expect(await ask('security-audit')).toMatchObject({
      revalidate: 300,
      props: { example: { kind: 'none', why: 'nothing-on-file' } },
    });
  });
});

describe('the monitor', () => {
  const OVERVIEW = {
    alerts: [
      {
        id: 'b',
        name: 'B',
        at: '2026-11-20',
        text: 'Something',
        kind: 'incident',
        logo: null,
        ticker: null,
      },
    ],
    stats: { incidents: 3, lossUsd: 5 },
  };

  it('is that of the best ranked project, with what is known, what is not, and no more than is shown', async () => {
    answer({
      '/api/overview': { body: { ...OVERVIEW, featured: { id: 'aave' } } },
      '/api/projects/aave': { body: makeProjectDetail({ id: 'aave', rating: makeRating() }) },
    });
    const example = await loadExample('skynet');
    expect(example).toMatchObject({
      kind: 'monitor',
      project: { id: 'aave', rank: 8 },
      ratedAt: RATED_AT,
      alerts: [{ id: 'b', name: 'B', at: '2026-11-20', text: 'Something' }],
      groups: [
        {
          id: 'code',
          known: [
            { id: 'audit-coverage', source: { title: 'List of audits', tier: 'P1' }, more: 0 },
            { id: 'open-findings' },
          ],
          unknown: [],
        },
        { id: 'governance', known: [{ id: 'upgrade-control' }, { id: 'delay' }] },
        { id: 'operations' },
        { id: 'transparency', unknown: ['Documentation'] },
      ],
    });
    expect(JSON.stringify(example)).not.toContain('improvement');
  });

  it('is missing where nothing is ranked', async () => {
    answer({ '/api/overview': { body: { ...OVERVIEW, featured: null } } });
    expect(await loadExample('skynet')).toEqual({ kind: 'none', why: 'nothing-on-file' });
  });
});

describe('the flow of funds', () => {
  it('comes with what this site records about the same day', async () => {
    answer({
      '/api/projects/ronin': {
        body: makeProjectDetail({
          id: 'ronin',
          name: 'Ronin',
          incidents: [
            makeIncident({ occurredOn: '2024-08-06' }),
            makeIncident({ occurredOn: '2022-03-23', title: 'Keys', lossUsd: 624e6 }),
          ],
        }),
      },
      '/api/overview': { body: { stats: { incidents: 66, lossUsd: 4.2e9 } } },
    });
    expect(await loadExample('skytrace')).toMatchObject({
      recorded: { id: 'ronin', title: 'Keys', lossUsd: 624e6 },
      totals: { incidents: 66, lossUsd: 4.2e9 },
    });
  });

  it('stands alone where that project is not listed', async () => {
    answer({});
    expect(await loadExample('skytrace')).toMatchObject({
      kind: 'funds',
      flow: { hops: { length: 5 } },
      recorded: null,
      totals: null,
    });
  });
});

describe('the website check', () => {
  const loadResults = async () => {
    const example = await loadExample('pentest');
    return example.kind === 'website'
      ? new Map(example.results.map((result) => [result.rule, result]))
      : undefined;
  };

  it('judges the built headers verbatim, without a request', async () => {
    answer({});
    process.env.SENT_HEADERS = JSON.stringify([
      { key: 'Content-Security-Policy', value: "default-src 'none'; script-src 'self'" },
      { key: 'X-Content-Type-Options', value: 'nosniff' },
    ]);
    const results = await loadResults();
    expect(results?.get('scripts')).toMatchObject({ met: true, found: "script-src 'self'" });
    expect(results?.get('types')).toMatchObject({ met: true, found: 'nosniff' });
    expect(results?.get('transport')).toMatchObject({ met: false, found: null });
    expect(stub.asked.filter(({ url }) => !url.endsWith('/api/announcement'))).toEqual([]);
  });

  it.each([
    ['https', { NEXTAUTH_URL: 'https://plumbline.example', NEXTAUTH_SECRET: 'x'.repeat(32) }, true],
    ['http', {}, false],
  ])(
    'finds every cookie closed to scripts, and Secure and transport as %s allows',
    async (_, variables, secure) => {
      answer({});
      process.env.SENT_HEADERS = JSON.stringify([
        { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
      ]);
      env = readWebEnv(variables);
      const results = await loadResults();
      expect([
        results?.get('httpOnly')?.met,
        results?.get('sameSite')?.met,
        results?.get('secure')?.met,
      ]).toEqual([true, true, secure]);
      expect(results?.get('transport')?.met).toBe(secure);
      expect(results?.get('secure')?.found?.split(', ')).toHaveLength(7);
    },
  );
});
