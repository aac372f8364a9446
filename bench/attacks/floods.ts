/**
 * What one network gets by asking often: callbacks of Google, votes, and views of one project.
 * npm run build && npx tsx bench/attacks/floods.ts
 */
import type { Site } from '../../e2e/support/site';
import { ask, countBy, inBatches, withSite } from './site';

const of48 = (n: number): string => `2001:db8:7:${((n * 64) % 65_536).toString(16)}::${n + 1}`;

async function callbacks(site: Site, label: string, toNetwork: (n: number) => string) {
  const from = performance.now();
  const statuses = await inBatches(2_000, 50, async (n) => {
    const path = '/api/auth/callback/cognito?code=x&state=x';
    return (await ask(site.url + path, { from: toNetwork(n) })).status;
  });
  const seconds = ((performance.now() - from) / 1_000).toFixed(1);
  const rows = (await site.command('audit', '--json', '--since', '1h', '--limit', '1000'))
    .trim()
    .split('\n');
  console.log(
    `2,000 callbacks of ${label} in ${seconds} s: ${countBy(statuses)}; rows of the audit log in all: ${rows.length}`,
  );
}

/** A new visitor each time: the first answer brings the cookie. */
async function visit({ url }: Site, from: string): Promise<Record<string, string>> {
  const answer = await ask(`${url}/api/visits`, { body: {}, from });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { cookie: cookies.join('; ') };
}

async function votes(site: Site) {
  const statuses = await inBatches(60, 10, async (n) => {
    const from = of48(n);
    const body = { id: 'aave', vote: true };
    const headers = await visit(site, from);
    return (await ask(`${site.url}/api/projects/vote`, { body, from, headers })).status;
  });
  const votes = await ask(`${site.url}/api/projects/vote?id=aave`);
  const { yes } = (await votes.json()) as { yes: number };
  console.log(`60 votes of one /48: ${countBy(statuses)}; counted: ${yes}`);
}

async function views(site: Site) {
  const list = await ask(`${site.url}/api/projects?limit=100`);
  const { items } = (await list.json()) as { items: { id: string }[] };
  const { id } = items.at(-1)!;
  const from = '198.51.100.9';
  const statuses = await inBatches(120, 20, async () => {
    const headers = await visit(site, from);
    const address = `${site.url}/api/projects/page-view?projectId=${id}`;
    return (await ask(address, { from, headers })).status;
  });
  const trending = await ask(`${site.url}/api/search-project?keyword=&limit=50`);
  const { items: found } = (await trending.json()) as { items: { id: string }[] };
  const place = found.findIndex((project) => project.id === id);
  console.log(
    `120 views of ${id} by one address: ${countBy(statuses)}; place among ${found.length} trending: ${place < 0 ? 'none' : place + 1}`,
  );
}

void withSite(async (site) => {
  await callbacks(site, 'one address', () => '203.0.113.7');
  await callbacks(site, 'one /48', of48);
  await votes(site);
  await views(site);
});
