import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ALERT_KINDS } from '@/contracts/alerts/alerts';
import type { Webhook, WebhookAttempt } from '@/contracts/webhooks/webhooks';
import { takeNotices } from '@/lib/notices/notices';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { CORE, makeList } from '@/testing/watchlists/TestAccount';
import { Webhooks } from '.';

const USER = { username: 'sub-1', email: 'ada@example.com' };
const ID = '44444444-4444-4444-8444-444444444444';
const SECRET = 'whsec_c2VjcmV0';
const AT = '2026-11-25T10:00:00.000Z';
const makeHook = (given: Partial<Webhook> = {}): Webhook => ({
  id: ID,
  name: 'Bot',
  url: 'https://hooks.example.com/in',
  kinds: [...ALERT_KINDS],
  list: null,
  version: 3,
  createdAt: AT,
  pausedAt: null,
  pauseReason: null,
  failingSince: null,
  lastSuccessAt: null,
  waiting: 0,
  overlapUntil: null,
  ...given,
});
const makeAttempt = (given: Partial<WebhookAttempt> = {}): WebhookAttempt => ({
  id: 1,
  delivery: 7,
  state: 'sent',
  kind: 'letter-changed',
  project: 'Aave',
  at: AT,
  status: 204,
  ms: 12,
  error: null,
  ...given,
});

let stored: Webhook[];
let log: WebhookAttempt[];
let refusals: Record<string, Answer>;
let stub: ReturnType<typeof stubFetch>;

function answer({ url, body }: Asked): Answer {
  const path = url.replace('/api/webhooks', '');
  const sent = (body ?? {}) as Partial<Webhook> & { paused?: boolean };
  if (refusals[path]) return refusals[path];
  const put = (change: Partial<Webhook>): Answer => {
    stored = stored.map((one) => (one.id === sent.id ? { ...one, ...change } : one));
    return { body: stored.find(({ id }) => id === sent.id) };
  };
  switch (path) {
    case '':
      return { body: { items: stored } };
    case '/create':
      stored = [...stored, makeHook({ ...sent, version: 1 })];
      return { body: { id: ID, secret: SECRET, overlapUntil: null, webhook: stored.at(-1) } };
    case '/update':
      return put({ ...sent, version: sent.version! + 1 });
    case '/pause':
      return put(
        sent.paused
          ? { pausedAt: AT, pauseReason: 'owner' }
          : { pausedAt: null, pauseReason: null },
      );
    case '/rotate':
      return { body: { id: ID, secret: SECRET, overlapUntil: '2026-11-26T10:00:00.000Z' } };
    case '/delete':
      stored = stored.filter(({ id }) => id !== sent.id);
      return { body: { id: sent.id } };
    case '/test':
      log = [
        makeAttempt({ id: 9, delivery: null, state: null, kind: null, project: null }),
        ...log,
      ];
      return { body: log[0] };
    case '/replay':
      log = log.map((one) => ({ ...one, state: 'waiting' as const }));
      return { body: { delivery: 7 } };
    case `/${ID}/log`:
      return { body: { items: log } };
    default:
      return { body: { watchlists: [makeList({ id: CORE, name: 'Core' })] } };
  }
}

beforeEach(() => {
  stored = [];
  log = [];
  refusals = {};
  takeNotices();
  stub = stubFetch(answer);
});
afterEach(() => stub.restore());

async function open() {
  const page = renderPage(<Webhooks user={USER} />);
  await screen.findByRole('link', { name: 'How to receive and verify them' });
  return page;
}
const press = (name: string) => screen.getByRole('button', { name });
const sent = (path: string) =>
  stub.asked.filter(({ url }) => url === `/api/webhooks${path}`).map(({ body }) => body);
const noticed = (text: string | RegExp, kind = 'success') =>
  waitFor(() =>
    expect(takeNotices()).toEqual([{ kind, text: expect.stringMatching(text) as string }]),
  );

describe('webhooks', () => {
  it('say what to do while there are none', async () => {
    await open();
    expect(screen.getByText(/^You have no webhooks\. Add the address/)).toBeVisible();
  });

  it('are added by the form; the secret is shown once, and copied', async () => {
    const { user } = await open();
    await user.click(press('Add a webhook'));
    expect(screen.getByRole('heading', { name: 'New webhook' })).toHaveFocus();
    await user.type(screen.getByLabelText('Name'), 'Desk');
    await user.type(screen.getByLabelText('Address'), 'https://desk.example.com/in');
    await user.click(screen.getByRole('checkbox', { name: 'An audit is added' }));
    await user.click(press('Add webhook'));
    const secret = await screen.findByRole('textbox', { name: 'Secret of Desk' });
    expect(secret).toHaveValue(SECRET);
    expect(sent('/create')).toEqual([
      {
        name: 'Desk',
        url: 'https://desk.example.com/in',
        list: null,
        kinds: ALERT_KINDS.filter((kind) => kind !== 'audit-added'),
      },
    ]);
    await user.click(press('Copy secret'));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.click(press('I have saved it'));
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
    expect(screen.getByText('https://desk.example.com/in')).toBeVisible();
  });

  it.each([
    ['http://desk.example.com/', 'The address must begin with https://'],
    ['https://u:p@desk.example.com/', 'Please leave user name and password out of the address'],
    ['https://desk.example.com:22/', 'The port must be 443 or 8443'],
    ['desk', 'Please enter an address like https://example.com/hook'],
  ])('refuse %s before sending', async (url, why) => {
    const { user } = await open();
    await user.click(press('Add a webhook'));
    await user.type(screen.getByLabelText('Name'), 'Desk');
    await user.type(screen.getByLabelText('Address'), url);
    await user.click(press('Add webhook'));
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveFocus();
    expect(sent('/create')).toEqual([]);
  });

  it("show the backend's own refusal at the field", async () => {
    const fields = [{ path: 'body.url', message: 'Please enter a public host name' }];
    refusals['/create'] = {
      status: 400,
      body: { error: { code: 'invalid-input', message: 'Some input is not valid.', fields } },
    };
    const { user } = await open();
    await user.click(press('Add a webhook'));
    await user.type(screen.getByLabelText('Name'), 'Desk');
    await user.type(screen.getByLabelText('Address'), 'https://10.0.0.1/');
    await user.click(press('Add webhook'));
    expect(await screen.findByText('Please enter a public host name')).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveValue('https://10.0.0.1/');
  });

  it('are five at most', async () => {
    stored = ['1', '2', '3', '4', '5'].map((n) => makeHook({ id: n, name: `Bot ${n}` }));
    await open();
    expect(screen.getByText(/^You have 5 webhooks, the most/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a webhook' })).toBeNull();
  });

  it('can be tried again when they do not load', async () => {
    refusals[''] = { status: 400, body: { error: { code: 'x', message: 'Not now.' } } };
    const { user } = renderPage(<Webhooks user={USER} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    refusals = {};
    await user.click(press('Try again'));
    expect(await screen.findByText(/^You have no webhooks/)).toBeVisible();
  });
});

describe('a webhook', () => {
  beforeEach(() => {
    stored = [makeHook()];
  });

  it.each<[Partial<Webhook>, string, RegExp]>([
    [{}, 'Active', /^Nothing delivered yet\.$/],
    [{ lastSuccessAt: AT, waiting: 2 }, 'Active', /25 Nov 2026, 10:00 UTC\. 2 deliveries waiting/],
    [{ failingSince: AT }, 'Failing', /^Nothing but failures since 25 Nov 2026, 10:00 UTC/],
    [{ pausedAt: AT, pauseReason: 'failing' }, 'Paused', /after 7 days of nothing but failures/],
    [{ pausedAt: AT, pauseReason: 'gone' }, 'Paused', /answered 410, gone/],
    [{ list: 'list-9' }, 'Active', /^Its list is deleted/],
    [{ overlapUntil: AT }, 'Active', /The old secret signs, too, until 25 Nov 2026, 10:00 UTC/],
  ])('says its state: %j', async (given, state, words) => {
    stored = [makeHook(given)];
    await open();
    const item = within(screen.getByRole('listitem', { name: 'Bot' }));
    expect(item.getByText(state)).toBeVisible();
    expect(await item.findByText(words)).toBeVisible();
  });

  it('is changed with its version; a newer one is shown after a conflict', async () => {
    const { user } = await open();
    await user.click(press('Change Bot'));
    await user.selectOptions(screen.getByLabelText('Projects'), 'Core');
    const newer = makeHook({ name: 'Robot', version: 8 });
    refusals['/update'] = {
      status: 409,
      body: { error: { code: 'conflict', message: 'Changed.', newer } },
    };
    await user.click(press('Save webhook'));
    expect(await screen.findByRole('alert')).toHaveTextContent('was changed elsewhere');
    expect(screen.getByLabelText('Name')).toHaveValue('Robot');
    refusals = {};
    await user.selectOptions(screen.getByLabelText('Projects'), 'Core');
    await user.click(press('Save webhook'));
    await waitFor(() => expect(sent('/update')).toHaveLength(2));
    expect(sent('/update')).toMatchObject([
      { id: ID, version: 3, list: CORE },
      { id: ID, version: 8, list: CORE, name: 'Robot' },
    ]);
  });

  it('is paused and resumed', async () => {
    const { user } = await open();
    await user.click(press('Pause Bot'));
    expect(await screen.findByText('You paused it on 25 Nov 2026. Nothing is sent.')).toBeVisible();
    await user.click(press('Resume Bot'));
    expect(await screen.findByRole('button', { name: 'Pause Bot' })).toBeVisible();
    expect(sent('/pause')).toEqual([
      { id: ID, paused: true },
      { id: ID, paused: false },
    ]);
  });

  it('gets a new secret, shown once, with the overlap', async () => {
    const { user } = await open();
    await user.click(press('New secret for Bot'));
    expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
    expect(screen.getByText(/^For 24 hours, each delivery is signed with the old/)).toBeVisible();
    await user.click(press('I have saved it'));
    expect(screen.getByText(/The old secret signs, too, until 26 Nov 2026/)).toBeVisible();
  });

  it('does what is pressed while another change is under way, after it, once', async () => {
    await open();
    fireEvent.click(press('Pause Bot'));
    fireEvent.click(press('New secret for Bot'));
    fireEvent.click(press('New secret for Bot'));
    expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
    expect([sent('/pause'), sent('/rotate')]).toEqual([[{ id: ID, paused: true }], [{ id: ID }]]);
  });

  it('is deleted after a question', async () => {
    const { user } = await open();
    await user.click(press('Delete Bot'));
    expect(press('Keep it')).toHaveFocus();
    await user.click(press('Keep it'));
    expect(sent('/delete')).toEqual([]);
    await user.click(press('Delete Bot'));
    await user.click(press('Delete it'));
    expect(await screen.findByText(/^You have no webhooks/)).toBeVisible();
    await noticed('Bot is deleted.');
  });

  it('is tested, and says what came back', async () => {
    const { user } = await open();
    await user.click(press('Send a test to Bot'));
    await noticed('Delivered: 204 in 12 ms.');
    refusals['/test'] = { body: makeAttempt({ status: null, error: 'No answer in time' }) };
    await user.click(press('Send a test to Bot'));
    await noticed('Not delivered: No answer in time.', 'error');
  });

  it('has a log; what was given up is sent again', async () => {
    log = [
      makeAttempt({ id: 2, state: 'failed', status: 500, error: 'The answer was 500' }),
      makeAttempt({ id: 1, state: 'failed', status: null, error: 'No answer in time' }),
    ];
    const { user } = await open();
    await user.click(press('Deliveries of Bot'));
    const part = within(await screen.findByRole('group', { name: 'Deliveries of Bot' }));
    expect((await part.findAllByRole('listitem')).map((one) => one.textContent)).toEqual([
      'New letter, Aave25 Nov 2026, 10:00 UTC500 in 12 ms. Given up after a day.Replay',
      'New letter, Aave25 Nov 2026, 10:00 UTCNo answer in 12 ms. No answer in time',
    ]);
    await user.click(part.getByRole('button', { name: 'Replay New letter, Aave' }));
    await noticed(/sent again, under the same id/);
    expect(sent('/replay')).toEqual([{ id: ID, delivery: 7 }]);
    expect(await part.findByText(/We try again\.$/)).toBeVisible();
    expect(part.queryByRole('button', { name: /^Replay/ })).toBeNull();
  });

  it('that was sent nothing says so in its log', async () => {
    const { user } = await open();
    await user.click(press('Deliveries of Bot'));
    expect(await screen.findByText('Nothing was sent yet.')).toBeVisible();
  });
});
