import { randomUUID } from 'node:crypto';
import { privateKeyToAccount } from 'viem/accounts';
import { PASSWORD, type TestPeople } from '../site/TestPeople';
import type { TestBrowser } from '../site/TestBrowser';
import { insertFailedDelivery, type OwnData } from './ownData';

/** Of a call: its input, by default none. */
export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** JSON. */
  body?: object;
  /** A file in a multipart form. */
  file?: Uint8Array<ArrayBuffer>;
  /** A form from anywhere. */
  form?: Record<string, string>;
  /** A form of NextAuth, with its token. */
  submits?: Record<string, string>;
}

export interface About {
  /** Of the user. */
  own: OwnData;
  user: { id: string; email: string };
  /** Of the caller's account, or of whom it acts as. */
  email: string;
  admin: { id: string };
  people: TestPeople;
  /** Of the caller. */
  browser: TestBrowser;
}

type MakeInput = (about: About) => Input | Promise<Input>;

const inList = (more: object = {}): MakeInput => {
  return async ({ own }) => ({ body: { id: await own.list(), ...more } });
};
const byList: MakeInput = async ({ own }) => ({ params: { id: await own.list() } });
const bySettings: MakeInput = async ({ own }) => ({ body: { id: await own.settings() } });
const bySettingsPath: MakeInput = async ({ own }) => ({ params: { id: await own.settings() } });
const byShare: MakeInput = async ({ own }) => ({ params: { key: await own.shareKey() } });
const byFeed: MakeInput = async ({ own }) => ({ params: { key: await own.feedKey() } });
const at = (params: Record<string, string>): MakeInput => {
  return () => ({ params });
};
const given = (input: Input): MakeInput => {
  return () => input;
};
const somebody = (): string => `${randomUUID()}@example.com`;

/** 0 where there is none, or no session. */
async function readSettingsVersion(browser: TestBrowser): Promise<number> {
  const answer = await browser.post('/api/sso-settings', { id: null });
  const { choices } = (await answer.json()) as { choices?: { version: number } };
  return choices?.version ?? 0;
}

const SETTINGS = { frequency: 'daily', kinds: ['incident'], scorePoints: 3, lists: [] };

const FORMS = {
  quote: {
    name: 'Ada Lovelace',
    email: 'ada@engine.example',
    project: 'Engine',
    service: 'pentest',
    message: 'Hello.',
  },
  report: {
    kind: 'incident',
    project: 'vault',
    occurredOn: '2026-11-20',
    what: 'The oracle was wrong for an hour.',
    links: ['https://example.com/post-mortem'],
  },
};

const ACCOUNTS: Record<string, MakeInput> = {
  'POST /api/auth/signup': () => ({
    body: { email: somebody(), password: PASSWORD, terms: true },
  }),
  'POST /api/auth/verify-email': async ({ people }) => ({
    body: { email: await people.unconfirmed(), verificationCode: people.site.sent.at(-1)!.code },
  }),
  'POST /api/auth/resend-confirmation': () => ({ body: { email: somebody() } }),
  'POST /api/auth/forgot-password': () => ({ body: { email: somebody() } }),
  'POST /api/auth/reset-forgotten-password': async ({ people }) => {
    const email = await people.confirmed();
    await people.open().post('/api/auth/forgot-password', { email });
    const { code } = people.site.sent.at(-1)!;
    return { body: { email, code, newPassword: 'another horse 8' } };
  },
  'POST /api/auth/callback/credentials': ({ user: { email } }) => ({
    submits: { email, password: PASSWORD, callbackUrl: '/' },
  }),
  'POST /api/auth/signin/{provider}': () => ({
    params: { provider: 'cognito' },
    submits: { callbackUrl: '/' },
  }),
  'GET /api/auth/callback/{provider}': at({ provider: 'cognito' }),
  'POST /api/auth/signout': given({ submits: {} }),
  'POST /api/auth/_log': given({ body: { code: 'X', message: 'Y' } }),
  'POST /api/user/change-password': given({
    body: { oldPassword: PASSWORD, newPassword: PASSWORD },
  }),
  'POST /api/user/sessions of all others': given({ body: {} }),
  'POST /api/user/sessions of one by id': async ({ own }) => ({
    body: { id: await own.session() },
  }),
  'POST /api/impersonation-tool/create': ({ user: { id } }) => ({
    body: { impersonatingUserId: id },
  }),
  'POST /api/impersonation-tool/delete': ({ admin }) => ({ body: { adminId: admin.id } }),
};

const WATCHING: Record<string, MakeInput> = {
  'POST /api/watchlist/create': given({ body: { name: 'Another', projects: ['vault'] } }),
  'POST /api/watchlist/update': inList({ version: 1, name: 'Renamed' }),
  'POST /api/watchlist/delete': inList(),
  'POST /api/watchlist/restore': async ({ own }) => ({ body: { id: await own.deletedList() } }),
  'POST /api/watchlist/project of the first list': given({
    body: { project: 'vault', watched: true },
  }),
  'POST /api/watchlist/project of a list by id': inList({ project: 'coin', watched: true }),
  'POST /api/watchlist/join': given({ body: { projects: ['vault'] } }),
  'POST /api/watchlist/note': inList({ project: 'vault', note: 'Mine' }),
  'POST /api/watchlist/match': given({ body: { text: 'Vault' } }),
  'POST /api/watchlist/share': inList({ shared: true }),
  'POST /api/watchlist/feed': inList({ on: true }),
  'POST /api/watchlist/visited': inList(),
  'GET /api/watchlist/{id}': byList,
  'GET /api/watchlist/{id}/export': byList,
  'GET /api/shared-watchlist/{key}': byShare,
  'GET /api/alerts of a list by id': async ({ own }) => ({ query: { list: await own.list() } }),
  'POST /api/alerts/read': async ({ own }) => ({ body: { ids: [Number(await own.alert())] } }),
  'POST /api/sso-settings of oneself': given({ body: { id: null } }),
  'POST /api/sso-settings by the id of a mail': bySettings,
  'POST /api/sso-settings/update': async ({ browser }) => ({
    body: { ...SETTINGS, version: await readSettingsVersion(browser) },
  }),
  'POST /api/sso-settings/unsubscribe': bySettings,
  'GET /api/sso-settings/unsubscribe/{id}': bySettingsPath,
  'POST /api/sso-settings/unsubscribe/{id}': async ({ own }) => ({
    params: { id: await own.settings() },
    form: { 'List-Unsubscribe': 'One-Click' },
  }),
};

const byWebhook = (more: object = {}): MakeInput => {
  return async ({ own }) => ({ body: { id: await own.webhook(), ...more } });
};
const HOOK = { name: 'Bot', url: 'https://receiver.invalid/hook', kinds: ['incident'] };

const WEBHOOKS: Record<string, MakeInput> = {
  'POST /api/webhooks/create': given({ body: HOOK }),
  'POST /api/webhooks/update': byWebhook({ version: 1, name: 'Renamed' }),
  'POST /api/webhooks/delete': byWebhook(),
  'POST /api/webhooks/pause': byWebhook({ paused: true }),
  'POST /api/webhooks/test': byWebhook(),
  'POST /api/webhooks/rotate': byWebhook(),
  'POST /api/webhooks/replay': async ({ own, user, people }) => {
    const id = await own.webhook();
    const delivery = await insertFailedDelivery(people.site.store, user.id, id);
    return { body: { id, delivery } };
  },
  'GET /api/webhooks/{id}/log': async ({ own }) => ({ params: { id: await own.webhook() } }),
};

const WALLET = privateKeyToAccount(`0x${'1'.repeat(64)}`);
const MINE = { chain: 'eip155:1', address: WALLET.address, label: 'Mine' };

/** Refused callers get no message to sign. */
async function provesWallet({ browser }: About): Promise<Input> {
  await browser.post('/api/user/wallets/update', { wallets: [MINE] });
  const answer = await browser.post('/api/user/wallets/challenge', MINE);
  const { message = 'none' } = (await answer.json()) as { message?: string };
  return { body: { message, signature: await WALLET.signMessage({ message }) } };
}

const WALLETS: Record<string, MakeInput> = {
  'POST /api/user/wallets/update': given({ body: { wallets: [MINE] } }),
  'POST /api/user/wallets/challenge': async ({ browser }) => {
    await browser.post('/api/user/wallets/update', { wallets: [MINE] });
    return { body: MINE };
  },
  'POST /api/user/wallets/prove': provesWallet,
};

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const OWN_DATA: Record<string, MakeInput> = {
  'POST /api/user/profile/update': given({ body: { displayName: 'Ada' } }),
  'POST /api/user/profile/upload': given({ file: new Uint8Array(PIXEL) }),
  'POST /api/user/profile/delete': given({ body: {} }),
  'POST /api/user/delete': ({ email }) => ({ body: { confirm: email, password: PASSWORD } }),
  'POST /api/user/export': given({ body: {} }),
  'GET /api/user/export/{id}': async ({ own }) => ({ params: { id: await own.archive() } }),
  'POST /api/user/events': given({ body: { eventName: 'tutorial_begin' } }),
  'POST /api/user/survey/upload': given({
    body: { survey: { version: '1', purpose: 'use', clarity: 4, comment: '' } },
  }),
};

const OPEN: Record<string, MakeInput> = {
  'GET /api/configuration-files/{sdkKey}/config_v5.json': at({ sdkKey: 'plumbline' }),
  'GET /api/projects/vote of the votes': given({ query: { id: 'vault' } }),
  'GET /api/projects/vote with a vote': given({ query: { id: 'vault', vote: 'true' } }),
  'POST /api/quote': () => ({ body: { ...FORMS.quote, id: randomUUID() } }),
  'POST /api/scans/{id}': given({ params: { id: `eip155:1:0x${'1'.repeat(40)}` }, body: {} }),
  'POST /api/reports': () => ({ body: { ...FORMS.report, id: randomUUID() } }),
  'GET /api/{other}': at({ other: 'nothing' }),
};

const PAGES: Record<string, MakeInput> = {
  'GET /home/{view}': at({ view: 'ranked' }),
  'GET / with a filter': given({ query: { text: 'vau' } }),
  'GET /projects/{id}': at({ id: 'vault' }),
  'GET /projects/{id}/contracts': at({ id: 'vault' }),
  'GET /projects/{id}/chain': at({ id: 'vault' }),
  'GET /projects/{id}/audits': at({ id: 'vault' }),
  'GET /projects/{id}/disputes': at({ id: 'vault' }),
  'GET /projects/{id}/dated': given({ params: { id: 'vault' }, query: { at: '2026-11-21' } }),
  'GET /incidents/{id}': at({ id: 'vault-2026-11-01' }),
  'GET /projects/{id}/card.png': at({ id: 'vault' }),
  'GET /projects/{id}/changes.atom': at({ id: 'vault' }),
  'GET /compare': given({ query: { projects: 'vault,coin' } }),
  'GET /compare/card.png': given({ query: { projects: 'vault,coin' } }),
  'GET /compare/table.csv': given({ query: { projects: 'vault,coin' } }),
  'GET /logos/{set}/{file}': at({ set: 'metamask', file: 'uni.svg' }),
  'GET /company/{page}': at({ page: 'about' }),
  'GET /products/{product}': at({ product: 'skynet' }),
  'GET /resources/blog/{slug}': at({ slug: 'how-to-check-us' }),
  'GET /pictures/{username}': ({ user }) => ({ params: { username: user.id } }),
  'GET /auth/{page}': at({ page: 'login' }),
  'GET /report/{reference}': at({ reference: 'PL-0000-0001' }),
  'GET /scan/{address}': at({ address: `eip155:1:0x${'1'.repeat(40)}` }),
  'GET /lists/{key}': byShare,
  'GET /lists/{key}.atom': byFeed,
  'GET /lists/{key}/changes.atom': byFeed,
  'GET /unsubscribe/{id}': bySettingsPath,
};

/** By row of docs/access.md; the public calls of the API have theirs in testing/exampleCalls.ts. */
export const INPUTS: Readonly<Record<string, MakeInput>> = {
  ...ACCOUNTS,
  ...WATCHING,
  ...WEBHOOKS,
  ...WALLETS,
  ...OWN_DATA,
  ...OPEN,
  ...PAGES,
};

/** They end the caller's account. */
export const ENDS_ACCOUNT: readonly string[] = ['POST /api/user/delete'];

/** They end or change the caller's session, which is one of its own then. */
export const ENDS_SESSION: readonly string[] = [
  'POST /api/auth/callback/credentials',
  'POST /api/auth/signout',
  'POST /api/impersonation-tool/create',
  'POST /api/impersonation-tool/delete',
];
