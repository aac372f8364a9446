import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { auditLog } from '@/backend/db/schema';
import { TestPeople } from '@/testing/site/TestPeople';
import { TestBrowser } from '@/testing/site/TestBrowser';
import { Browser, readLocation } from '@/testing/user-pool/Browser';

const CALLBACK = '/api/auth/callback/cognito?code=x&state=x';
/** backend/users/accounts/attemptLimits.ts. */
const ROWS = 60;
const people = new TestPeople();
beforeAll(() => people.start());
beforeEach(() => people.reset());
afterAll(() => people.site.close());

async function flood(browser: TestBrowser, calls: number, path = CALLBACK): Promise<Response[]> {
  const answers: Response[] = [];
  for (let sent = 0; sent < calls; sent += 50)
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => browser.ask(path)))));
  return answers;
}
const count = (answers: Response[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** As a browser follows a redirect; `fetch` would overwrite the mode. */
const navigate = ({ url, address }: TestBrowser) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'sec-fetch-mode': 'navigate', 'x-forwarded-for': address };
    get(new URL(CALLBACK, url), { headers }, resolve).on('error', reject);
  });

async function readRows() {
  const rows = await people.site.store.db.select().from(auditLog).orderBy(auditLog.id);
  return rows.map(({ event, outcome, detail }) => `${event} ${outcome} ${detail}`);
}

async function signInByGoogle(browser: TestBrowser, email: string): Promise<string | undefined> {
  const begun = await browser.submit('/api/auth/signin/cognito', { callbackUrl: '/' });
  const chooser = new Browser();
  const page = readLocation(await chooser.send(((await begun.json()) as { url: string }).url)).href;
  const chosen = readLocation(await chooser.submit(page, { email, name: '' }));
  const { pathname, search } = readLocation(await chooser.send(chosen.href));
  await browser.ask(pathname + search);
  return (await browser.session()).user?.email;
}

describe('two thousand forged callbacks of one network', () => {
  it('are refused beyond the limit, write rows up to it, and keep nobody else out', async () => {
    const attacker = people.open();
    const attack = flood(attacker, 2_000);
    expect(await signInByGoogle(people.open(), 'meanwhile@example.com')).toBe(
      'meanwhile@example.com',
    );
    const answers = await attack;
    expect(count(answers, 302)).toBeLessThanOrEqual(ROWS);
    expect(count(answers, 302) + count(answers, 429)).toBe(2_000);
    const rows = await readRows();
    expect(rows.filter((row) => row.startsWith('sign-in failure'))).toHaveLength(
      count(answers, 302),
    );
    expect(await signInByGoogle(people.open(), 'after@example.com')).toBe('after@example.com');
  });

  it('are written down as a passed limit once, however long they go on', async () => {
    const attacker = people.open();
    const before = (await readRows()).length;
    await flood(attacker, 100);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await flood(attacker, 100);
    clock.mockRestore();
    const rows = (await readRows()).slice(before);
    expect(rows.filter((row) => row === 'rate-limited failure google')).toHaveLength(1);
    expect(rows).toHaveLength(ROWS + 1);
  });
});

describe('forged callbacks of one /48, each from another /64', () => {
  const LIMIT_48 = 600;
  const of48 = (n: number) => new TestBrowser(people.site.url, `2001:db8:7:${n.toString(16)}::1`);

  it('are refused beyond ten times the limit of one, and write rows up to it', async () => {
    const before = (await readRows()).length;
    const answers: Response[] = [];
    for (let sent = 0; sent < 700; sent += 50)
      answers.push(
        ...(await Promise.all(
          // Spread over /56s, too.
          Array.from({ length: 50 }, (_, n) => of48((sent + n) * 64).ask(CALLBACK)),
        )),
      );
    expect([count(answers, 302), count(answers, 429)]).toEqual([LIMIT_48, 100]);
    const rows = (await readRows()).slice(before);
    expect(rows.filter((row) => row.startsWith('sign-in failure'))).toHaveLength(LIMIT_48);
    expect(rows).toHaveLength(LIMIT_48 + 1);
    const neighbor = new TestBrowser(people.site.url, '2001:db8:8::1');
    expect((await neighbor.ask(CALLBACK)).status).toBe(302);
  });
});

describe('a refused call', () => {
  // A limit's minute never ends while its calls are sent.
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
  afterEach(() => jest.restoreAllMocks());

  it('is a page with Retry-After for a browser that was redirected', async () => {
    const browser = people.open();
    await flood(browser, 100);
    const answer = await navigate(browser);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(await text(answer)).toContain('Too many sign-ins');
  });

  it.each([
    ['session', 600],
    ['csrf', 300],
    ['providers', 300],
    ['signin/cognito', 30],
    ['signout', 60],
    ['error', 60],
    ['toString', 60],
  ])("of %s is one of NextAuth's client after %i, with an address to go to", async (path, most) => {
    const browser = people.open();
    const answers = await flood(browser, most + 100, `/api/auth/${path}`);
    expect(answers.length - count(answers, 429)).toBe(most);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      error: { code: 'rate-limited' },
      url: `${people.site.url}/auth/error?error=LimitExceededException`,
    });
  });
});
