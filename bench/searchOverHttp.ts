import { Agent } from 'node:http';
import { fromAnywhere, mustFetch, visitors } from './fetchPage';

const NAMES = 'aave uniswap curve pendle ethena lido spark morpho sky usdc wormhole safe'.split(
  ' ',
);
/** A spelling of a name that no cache has. */
function newSearch(): string {
  const count = visitors();
  const name = NAMES[count % 12]!;
  const upper = (count / 12) % name.length;
  const spelled = `${name.slice(0, upper).toUpperCase()}${name.slice(upper)}`;
  return `/api/search-project?keyword=${spelled}${'+'.repeat((count / 60) % 200)}&perPage=${5 - (count % 2)}`;
}

/** Milliseconds within which 95 of 100 answers come. */
async function p95(
  path: () => string,
  seconds: number,
  connections: number,
  visitor: () => object = fromAnywhere,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const client = async () => {
    for (let from = performance.now(); from < end; from = performance.now()) {
      await mustFetch(path(), visitor(), agent);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

/** Prints p95 of a kept search and of a miss, beside an API route of a bare Next app. */
export async function compareSearch(site: string, bare: string, seconds: number): Promise<void> {
  const kept = () => `/api/search-project?keyword=${NAMES[visitors() % 12]}`;
  for (const [name, path] of Object.entries({ 'search, kept': kept, 'search, a miss': newSearch }))
    for (const connections of [1, 8]) {
      const theirs = await p95(
        () => `${bare}/api/20`,
        seconds,
        connections,
        () => ({}),
      );
      const ours = await p95(() => site + path(), seconds, connections);
      const [times, ratio] = [
        [ours, theirs].map((ms) => ms.toFixed(2)),
        (ours / theirs).toFixed(2),
      ];
      console.log(
        `${name}, ${connections}   p95 and bare, ms: ${times.join(' ')}   ratio ${ratio}`,
      );
    }
}
