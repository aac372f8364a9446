/**
 * Garbage at every operation of the open description, GET and POST:
 * npm run build && npx tsx bench/attacks/fuzz.ts [tries each, default 40]
 */
import { ask, countBy, someNetwork, withSite } from './site';

const TRIES = Number(process.argv[2] ?? 40);
const NASTY: unknown[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '%00',
  "' or 1=1 --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'a'.repeat(20_000),
  '９９９',
  -1,
  0,
  1e308,
  '1e999',
  'NaN',
  null,
  true,
  [],
  ['a', 'b'],
  {},
  { __proto__: { admin: true } },
  { constructor: { prototype: 1 } },
  { $ne: null },
];

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
}

let drawn = 7;
/** The same numbers at each run. */
const draw = (most: number): number => {
  drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) & 0x7fffffff;
  return drawn % most;
};
const nasty = (): unknown => NASTY[draw(NASTY.length)];
const written = (value: unknown): string =>
  // Addresses have no half characters.
  Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString();

function makeUrl(path: string, { parameters = [] }: Operation): string {
  const named = path.replace(/\{[^}]+\}/g, () =>
    encodeURIComponent(written(nasty())).slice(0, 4_000),
  );
  const query = new URLSearchParams();
  for (const { name, in: place } of parameters)
    if (place === 'query' && draw(3) > 0) query.append(name, written(nasty()).slice(0, 4_000));
  if (draw(4) === 0) query.append('__proto__[admin]', 'true');
  return `${named}?${query}`;
}

function makeBody({ requestBody }: Operation): object {
  const [content] = Object.values(requestBody?.content ?? {});
  const names = Object.keys(content?.schema.properties ?? { id: 1, email: 1, vote: 1 });
  return Object.fromEntries([...names, 'extra'].map((name) => [name, nasty()]));
}

async function main(): Promise<void> {
  await withSite(async ({ url }) => {
    const description = (await (await ask(`${url}/api/openapi.json`)).json()) as Description;
    const statuses: number[] = [];
    let operations = 0;
    for (const [path, methods] of Object.entries(description.paths))
      for (const [method, operation] of Object.entries(methods)) {
        if (method !== 'get' && method !== 'post') continue;
        operations += 1;
        for (let tries = 0; tries < TRIES; tries += 1) {
          const made = makeUrl(path, operation);
          const body = method === 'post' ? makeBody(operation) : undefined;
          const { status } = await ask(url + made, { body, from: someNetwork() });
          statuses.push(status);
          if (status >= 500)
            console.log(
              `${status} ${method} ${made.slice(0, 200)} ${JSON.stringify(body ?? '').slice(0, 300)}`,
            );
        }
      }
    const failed = statuses.filter((status) => status >= 500).length;
    console.log(`${operations} operations, ${statuses.length} calls: ${countBy(statuses)}`);
    console.log(`5xx: ${failed}`);
    if (failed > 0) process.exitCode = 1;
  });
}

void main();
