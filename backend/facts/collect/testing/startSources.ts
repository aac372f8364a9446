/** One server that answers as the sources do; only their own day moves. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';

type Answer = [status: number, body: string, headers?: Record<string, string>];

export interface Sources {
  url: string;
  /** Paths, in order. */
  asked: string[];
  userAgents: Set<string>;
  tokens: Set<string>;
  /** Of what the sources say. */
  today: Date;
  /** In place of the usual answer; the first that is not undefined. */
  lies: ((path: string) => Answer | undefined)[];
  /** By `owner/repo/path` now, and by `owner/repo/path@commit` before. */
  files: Map<string, string>;
  /** At any earlier commit, and now. */
  folders: { before: object[]; now: object[] };
  /** How Sourcify knows a contract, by id; one that is not here exactly. */
  verified: Map<string, string | null>;
  /** Rows of the list of hacks, beside one of each year and one of today. */
  hacks: object[];
  /** Of the bounty board; null: it has no list. */
  bounties: object[] | null;
  close(): Promise<void>;
}

/** Those before it, from 2020. */
const yearsBefore = (today: Date): number[] =>
  Array.from({ length: today.getUTCFullYear() - 2020 }, (_, n) => 2020 + n);
const PROTOCOLS = JSON.stringify([
  {
    name: 'Listed',
    symbol: 'LST',
    chains: ['Ethereum'],
    category: 'Dexes',
    url: 'https://listed.example',
  },
]);
const DNS = JSON.stringify({ Status: 0, AD: true, Answer: [{ type: 257 }] });
const day = (at: Date): string => at.toISOString().slice(0, 10);
const heading = (on: string, name: string): string =>
  `### ${on.replaceAll('-', '')} ${name} - Reentrancy\n\n`;
const sha = (at: Date): string => createHash('sha1').update(day(at)).digest('hex');

function readme(path: string, today: Date): Answer | undefined {
  if (path === '/labs/README.md') return [200, heading(day(today), 'Nobody Today')];
  const year = /^\/labs\/past\/(\d{4})\/README\.md$/.exec(path)?.[1];
  if (year === undefined) return undefined;
  const years = year === '2021' ? [2020, 2021] : [Number(year)];
  return yearsBefore(today).includes(Number(year))
    ? [200, years.map((one) => heading(`${one}-03-04`, `Nobody ${one}`)).join('')]
    : [404, '404: Not Found'];
}

function hackList({ today, hacks }: Sources): Answer {
  const row = (on: string, name: string) => ({
    date: Date.parse(on) / 1_000,
    name,
    technique: 'Key',
  });
  const rows = [
    ...yearsBefore(today).map((year) => row(`${year}-03-04`, `No one ${year}`)),
    ...hacks,
  ];
  return [200, JSON.stringify([...rows, row(day(today), 'No one today')])];
}

function github(path: string, { today, files, folders }: Sources): Answer | undefined {
  const [, repository, rest = ''] = /^\/github\/repos\/([^/]+\/[^/]+)(.*)$/.exec(path) ?? [];
  if (repository === undefined) return undefined;
  if (rest === '')
    return [
      200,
      JSON.stringify({ private: false, html_url: `https://github.com/${repository}`, id: 1 }),
    ];
  if (rest === '/commits/HEAD')
    return [
      200,
      JSON.stringify({ sha: sha(today), commit: { committer: { date: today.toISOString() } } }),
    ];
  const folder = /^\/contents\/audits\?ref=([0-9a-f]{40})$/.exec(rest)?.[1];
  if (folder !== undefined)
    return [200, JSON.stringify(folder === sha(today) ? folders.now : folders.before)];
  const [, file, ref] = /^\/contents\/(.+)\?ref=([0-9a-f]{40})$/.exec(rest) ?? [];
  const name = `${repository}/${file}`;
  const text = files.get(ref === sha(today) ? name : `${name}@${ref}`);
  return text === undefined ? [404, '{"message":"Not Found"}'] : [200, text];
}

const MATCHES: Record<string, string | null> = {
  exact: 'exact_match',
  partial: 'match',
  none: null,
};

function sourcify(path: string, { verified }: Sources): Answer | undefined {
  const [, chainId, address] =
    /^\/sourcify\/v2\/contract\/(\d+)\/(0x[0-9a-f]{40})\?/.exec(path) ?? [];
  const match = MATCHES[verified.get(`eip155:${chainId}:${address}`) ?? 'exact'];
  return address === undefined
    ? undefined
    : [
        match === null ? 404 : 200,
        JSON.stringify({
          match,
          chainId,
          address,
          proxyResolution: { isProxy: false },
        }),
      ];
}

function usual(path: string, sources: Sources): Answer {
  if (path === '/hacks') return hackList(sources);
  if (path === '/bounties' && sources.bounties) return [200, JSON.stringify(sources.bounties)];
  if (path === '/site/')
    return [
      200,
      '<p>Vault</p>',
      {
        'strict-transport-security': 'max-age=31536000',
        'content-security-policy': "script-src 'self'",
      },
    ];
  if (path === '/plain/') return [301, '', { location: 'https://vault.example/' }];
  if (path.startsWith('/dns?')) return [200, DNS];
  if (path === '/protocols') return [200, PROTOCOLS];
  return (
    readme(path, sources.today) ??
    github(path, sources) ??
    sourcify(path, sources) ?? [404, 'nothing here']
  );
}

const etagOf = (body: string): string => `"${createHash('sha256').update(body).digest('hex')}"`;

function respond(request: IncomingMessage, response: ServerResponse, sources: Sources): void {
  const path = request.url!;
  sources.asked.push(path);
  sources.userAgents.add(request.headers['user-agent'] ?? '');
  if (request.headers.authorization) sources.tokens.add(request.headers.authorization);
  const lie = sources.lies.map((one) => one(path)).find((answer) => answer !== undefined);
  const [status, body, headers = {}] = lie ?? usual(path, sources);
  const etag = etagOf(body);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response.writeHead(status, { ...(status === 200 && { etag }), ...headers }).end(body);
}

export async function startSources(today: Date): Promise<Sources> {
  const server = createServer((request, response) => respond(request, response, sources));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sources: Sources = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    userAgents: new Set(),
    tokens: new Set(),
    today,
    lies: [],
    files: new Map(),
    folders: { before: [], now: [] },
    verified: new Map(),
    hacks: [],
    bounties: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return sources;
}
