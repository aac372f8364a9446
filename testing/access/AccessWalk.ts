import { and, eq } from 'drizzle-orm';
import { auditLog } from '../../backend/db/schema';
import { ACTING_HEADER } from '../../contracts/accounts/actingHeader';
import { ENDPOINTS } from '../../contracts/endpoints';
import { fillPath } from '../../contracts/paths';
import { rareRoutes } from '../../lib/rareRoutes';
import { EXAMPLES } from '../exampleCalls';
import { TestPeople } from '../site/TestPeople';
import type { TestBrowser } from '../site/TestBrowser';
import type { AccessRow, CallerName, Word } from './accessTable';
import { fromElsewhere, makeCallers, withNewSessions, type Callers } from './callers';
import { ENDS_ACCOUNT, ENDS_SESSION, INPUTS, type About, type Input } from './calls';
import { LIST_NAME, NOBODYS, forgetOwn, watchNames, type Kind } from './ownData';

/** Signed in, and not as the user. */
const OTHERS: readonly CallerName[] = ['other user', 'staff'];
/** Of the answers that are no refusal. */
const LET_IN: readonly string[] = ['yes', 'own', 'key', 'audited'];

interface Answer {
  status: number;
  location: string | null;
  text: string;
}

interface Found {
  /** The word that fits, or what came instead. */
  word: string;
  answer: Answer;
  /** Which kinds of names the call used. */
  used: ReadonlySet<Kind>;
}

/** An example of the OpenAPI description's test. */
function publicExample({ method, path }: AccessRow): { url: string; body?: object } | undefined {
  const endpoint = ENDPOINTS.find((one) => one.method === method && one.path === path);
  return endpoint && EXAMPLES[endpoint.id]?.find(({ status = 200 }) => status === 200);
}

function send(browser: TestBrowser, row: AccessRow, input: Input): Promise<Response> {
  const example = INPUTS[row.call] ? undefined : publicExample(row);
  const query = new URLSearchParams(input.query).toString();
  const url =
    example?.url ?? `${fillPath(row.path, input.params ?? {})}${query === '' ? '' : `?${query}`}`;
  const body = input.body ?? example?.body;
  if (input.submits) return browser.submit(url, input.submits);
  if (input.file) return browser.upload(url, input.file);
  if (body) return browser.post(url, body);
  const form = input.form && { body: new URLSearchParams(input.form) };
  const acting = browser.showsActing && { headers: { [ACTING_HEADER]: browser.showsActing } };
  return browser.ask(url, { method: row.method, ...form, ...acting });
}

/** Which call an answer was for is all that differs. */
const withoutId = ({ status, text }: Answer): string =>
  `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`;

const codeOf = (text: string): string | undefined =>
  /^\{"error":\{.*?"code":"([\w-]+)"/.exec(text)?.[1];

function toRefusal({ status, location, text }: Answer, row: AccessRow, caller: CallerName): string {
  if (status === 307 && location?.startsWith(rareRoutes.signInRequired(row.path))) return 'sign-in';
  const code = codeOf(text);
  if (status === 404) return '404';
  if (status === 401 && code === 'unauthenticated') return '401';
  if (status === 403 && (caller !== 'acting' || code === 'impersonating')) return '403';
  return `${status} ${text.slice(0, 200)}`;
}

const isRefused = ({ status, location }: Answer): boolean =>
  status >= 400 || (status === 307 && (location ?? '').includes('SessionRequired'));

const emailOf = (caller: CallerName, { user, other, staff }: Callers): string =>
  caller === 'other user' ? other.email : caller === 'staff' ? staff.email : user.email;

/** Calls the whole site as everybody, with data of one user. */
export class AccessWalk {
  readonly people = new TestPeople();
  private shared!: Callers;

  async start(open: Parameters<TestPeople['start']>[0]): Promise<void> {
    await this.people.start(open);
  }

  async makeCallers(): Promise<void> {
    this.shared = await makeCallers(this.people);
  }

  /** The same for all calls, but for those that end sessions. */
  callersOf = async ({ call }: AccessRow): Promise<Callers> => {
    if (ENDS_ACCOUNT.includes(call)) return makeCallers(this.people);
    if (ENDS_SESSION.includes(call)) return withNewSessions(this.people, this.shared);
    await forgetOwn(this.people.site.store, this.shared.user.id);
    return this.shared;
  };

  /** What staff did as the user. */
  private countWrites = async (caller: CallerName, { admin, user }: Callers): Promise<number> =>
    caller !== 'acting'
      ? 0
      : this.people.site.store.db.$count(
          auditLog,
          and(
            eq(auditLog.actor, admin.id),
            eq(auditLog.account, user.id),
            eq(auditLog.event, 'impersonation-write'),
            eq(auditLog.outcome, 'success'),
          ),
        );

  async ask(
    row: AccessRow,
    caller: CallerName,
    callers: Callers,
    data = callers.own,
  ): Promise<Found> {
    const { own, used } = watchNames(data);
    const browser = fromElsewhere(this.people, callers.browsers[caller]);
    const about: About = {
      ...callers,
      own,
      browser,
      people: this.people,
      email: emailOf(caller, callers),
    };
    const input = (await INPUTS[row.call]?.(about)) ?? {};
    if (caller === 'expired') await callers.expireAgain();
    const before = await this.countWrites(caller, callers);
    const response = await send(browser, row, input);
    const answer = {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    };
    const writes = (await this.countWrites(caller, callers)) - before;
    return { word: this.toWord(row, caller, { answer, writes }), answer, used };
  }

  /** Whether something is there at all. */
  askAsUser = (path: string, method: string): Promise<Response> =>
    this.askAs('user', path, method, '{}');

  askAs(caller: CallerName, path: string, method: string, body: string): Promise<Response> {
    const browser = fromElsewhere(this.people, this.shared.browsers[caller]);
    const acting = browser.showsActing && { [ACTING_HEADER]: browser.showsActing };
    const headers = { 'content-type': 'application/json', ...acting };
    return browser.ask(path, { method, ...(method !== 'GET' && { headers, body }) });
  }

  private toWord(
    row: AccessRow,
    caller: CallerName,
    { answer, writes }: { answer: Answer; writes: number },
  ): string {
    if (isRefused(answer)) return toRefusal(answer, row, caller);
    if (writes > 0) return 'audited';
    const expected: Word = row.cells[caller];
    return LET_IN.includes(expected) && expected !== 'audited' ? expected : 'yes';
  }

  /** What of the user another is told who has no secret address of theirs. */
  findLeaks(caller: CallerName, { answer, used }: Found, { user }: Callers): string[] {
    if (caller === 'user' || caller === 'acting' || used.has('key')) return [];
    const told = [user.email, user.id, LIST_NAME].filter((secret) => answer.text.includes(secret));
    return told.map((secret) => `${caller} is told ${secret}`);
  }

  /**
   * A name that nobody has is not found by anybody who is let in, and for others that answer is the
   * same as for the user's.
   */
  async findNameHoles(
    row: AccessRow,
    caller: CallerName,
    { callers, asked }: { callers: Callers; asked: Found },
  ): Promise<string[]> {
    const cell = row.cells[caller];
    if (asked.used.size === 0 || cell === 'yes') return [];
    const holes: string[] = [];
    const nobodys = await this.ask(row, caller, callers, NOBODYS);
    const expected = cell === '401' || cell === '403' ? cell : '404';
    if (nobodys.word !== expected) holes.push(`${caller} gets ${nobodys.word} for what nobody has`);
    if (!OTHERS.includes(caller) || asked.used.has('key')) return holes;
    if (cell !== '404') holes.push(`${caller} must get 404 for an id of the user`);
    if (withoutId(asked.answer) !== withoutId(nobodys.answer))
      holes.push(`${caller} can tell an id of the user: ${asked.answer.text.slice(0, 200)}`);
    return holes;
  }
}
