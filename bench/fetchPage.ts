import { get, type Agent, type IncomingHttpHeaders } from 'node:http';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export function fetchFrom(url: string, headers = {}, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).once('error', reject);
  });
}

export async function mustFetch(url: string, headers = {}, agent?: Agent): Promise<Answer> {
  const answer = await fetchFrom(url, headers, agent);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  return answer;
}

export async function waitFor(url: string): Promise<void> {
  for (const end = performance.now() + 120_000; performance.now() < end;) {
    const answer = await fetchFrom(url).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  throw new Error(`${url} does not answer.`);
}

let count = 0;
/** How many have been made up. */
export const visitors = (): number => count;

/** Headers of another visitor: limits count by network. */
export function fromAnywhere() {
  count += 1;
  return { 'x-forwarded-for': [10, count >> 16, (count >> 8) & 255, count & 255].join('.') };
}
