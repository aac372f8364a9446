import { Agent, request } from 'node:https';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** In lower case, as often as sent. */
  names: string[];
  body: Buffer;
}

export type Get = (
  path: string,
  headers?: Record<string, string | string[] | undefined>,
  method?: string,
  agent?: Agent,
) => Promise<Answer>;

/** Asks nginx at `port`, each time from an address of its own: nginx limits by address. */
export function visitorsOf(port: number, certificate: Buffer): Get {
  let visitor = 1;
  return (path, headers = {}, method = 'GET', agent = undefined) => {
    visitor = (visitor % 250) + 1;
    const target = { host: 'localhost', port, ca: certificate, family: 4 } as const;
    return new Promise((resolve, reject) => {
      request(
        { ...target, path, method, headers, agent, localAddress: `127.0.0.${visitor + 1}` },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              names: response.rawHeaders
                .filter((_, index) => index % 2 === 0)
                .map((name) => name.toLowerCase()),
              body: Buffer.concat(chunks),
            }),
          );
        },
      )
        .once('error', reject)
        .end();
    });
  };
}

export interface Visit {
  path: string;
  /** Or why there was no answer. */
  result: number | string;
  at: number;
}

/** Visits `paths` over and over, three at a time, each on a new connection. @returns what ends it */
export function putUnderLoad(get: Get, paths: readonly string[]): () => Promise<Visit[]> {
  const visits: Visit[] = [];
  const agent = new Agent({ keepAlive: false });
  const load = { isOver: false };
  const workers = Array.from({ length: 3 }, async (_, worker) => {
    for (let turn = worker; !load.isOver; turn += 1) {
      const path = paths[turn % paths.length]!;
      const result = await get(path, {}, 'GET', agent).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
      visits.push({ path, result, at: Date.now() });
    }
  });
  return async () => {
    load.isOver = true;
    await Promise.all(workers);
    return visits;
  };
}
