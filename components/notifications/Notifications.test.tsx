import { screen, waitFor, within } from '@testing-library/react';
import { ALERT_KINDS } from '@/contracts/alerts/alerts';
import type { SsoSettings } from '@/contracts/alerts/alertEndpoints';
import { takeNotices } from '@/lib/notices/notices';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { Notifications } from '.';

const USER = { username: 'sub-1', email: 'ada@example.com' };
const LIST = '11111111-1111-4111-8111-111111111111';
const KEY = 'k'.repeat(22);

const makeSettings = (
  given: Partial<SsoSettings> = {},
  choices: Partial<NonNullable<SsoSettings['choices']>> = {},
): SsoSettings => ({
  id: '33333333-3333-4333-8333-333333333333',
  email: 'ada@example.com',
  frequency: 'off',
  unsubscribedAt: null,
  choices: {
    version: 2,
    kinds: [...ALERT_KINDS],
    scorePoints: 5,
    lists: [{ id: LIST, name: 'Mine', mail: null }],
    ...choices,
  },
  ...given,
});

let stored: SsoSettings;
let stub: ReturnType<typeof stubFetch>;
let refusal: Answer | undefined;
let feedKey: string | null;

function answer({ url, body }: Asked): Answer {
  if (url === '/api/sso-settings') return { body: stored };
  if (url === '/api/watchlist/feed') {
    feedKey = (body as { on: boolean }).on ? KEY : null;
    return { body: { key: feedKey } };
  }
  if (url === `/api/watchlist/${LIST}`) return { body: { list: { feedKey }, rows: [] } };
  if (url === '/api/sso-settings/unsubscribe') {
    stored = { ...stored, frequency: 'off', unsubscribedAt: '2026-11-25T10:00:00.000Z' };
    return { body: { unsubscribed: true } };
  }
  if (refusal) return refusal;
  const form = body as { frequency: SsoSettings['frequency'] };
  stored = { ...stored, frequency: form.frequency, unsubscribedAt: null };
  return { body: stored };
}

beforeEach(() => {
  stored = makeSettings();
  refusal = undefined;
  feedKey = null;
  takeNotices();
  stub = stubFetch(answer);
});
afterEach(() => stub.restore());

async function open() {
  const page = renderPage(<Notifications user={USER} />);
  await screen.findByRole('form', { name: 'Notifications' });
  return page;
}
const save = () => screen.getByRole('button', { name: 'Save notifications' });
const sent = () =>
  stub.asked.filter(({ url }) => url === '/api/sso-settings/update').map(({ body }) => body);

describe('notification settings', () => {
  it('show the address and what is chosen', async () => {
    await open();
    expect(screen.getByText('Mails go to ada@example.com.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Off' })).toBeChecked();
    expect(screen.getByLabelText('Points before a moved score is an alert')).toHaveValue('5');
    expect(screen.getByLabelText('Mails of Mine')).toHaveValue('');
  });

  it('are saved with the version they were read with', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Daily' }));
    await user.click(screen.getByRole('checkbox', { name: 'An audit is added' }));
    await user.selectOptions(screen.getByLabelText('Mails of Mine'), 'Weekly');
    await user.click(save());
    await waitFor(() =>
      expect(takeNotices()).toEqual([
        { kind: 'success', text: 'Your notification settings are saved.' },
      ]),
    );
    expect(sent()).toEqual([
      {
        frequency: 'daily',
        kinds: ALERT_KINDS.filter((kind) => kind !== 'audit-added'),
        scorePoints: 5,
        lists: [{ id: LIST, mail: 'weekly' }],
        version: 2,
      },
    ]);
  });

  it.each(['', '0', '51', '2.5', 'five'])('refuse %p points before sending', async (points) => {
    const { user } = await open();
    const field = screen.getByLabelText('Points before a moved score is an alert');
    await user.clear(field);
    if (points) await user.type(field, points);
    await user.click(save());
    expect(await screen.findByText('Please enter a whole number from 1 to 50')).toBeVisible();
    expect(field).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('keep what was typed when saving fails', async () => {
    refusal = { status: 500 };
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Weekly' }));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error has occurred.');
    expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  });

  it('take newer ones after a conflict, keep what was changed here, and save again', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Weekly' }));
    const newer = makeSettings({}, { version: 7, scorePoints: 10 });
    refusal = { status: 409, body: { error: { code: 'conflict', message: 'Changed.', newer } } };
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/were changed elsewhere/);
    expect(screen.getByLabelText('Points before a moved score is an alert')).toHaveValue('10');
    expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    refusal = undefined;
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({
      version: 7,
      frequency: 'weekly',
      scorePoints: 10,
      lists: [],
    });
  });

  it('can be tried again when they do not load', async () => {
    let fails = true;
    stub.restore();
    stub = stubFetch((asked) => (fails ? { status: 500 } : answer(asked)));
    const { user } = renderPage(<Notifications user={USER} />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 }));
    fails = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Notifications' })).toBeVisible();
  });
});

describe('unsubscribing', () => {
  it('ends all mails, and says how to get them again', async () => {
    stored = makeSettings({ frequency: 'daily' });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Unsubscribe from all mails' }));
    expect(
      await screen.findByText(/^Unsubscribed on 25 Nov 2026: nothing is mailed/),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Off' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Unsubscribe from all mails' })).toBeNull();
  });

  it('is not offered before settings are stored', async () => {
    stored = makeSettings({ id: null }, { version: 0 });
    await open();
    expect(screen.queryByRole('button', { name: 'Unsubscribe from all mails' })).toBeNull();
  });
});

describe('the feed of a list', () => {
  it('gets an address, which is copied and revoked', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Feed of Mine' });
    await user.click(button);
    const feed = within(await screen.findByRole('group', { name: 'Feed of Mine' }));
    await user.click(await feed.findByRole('button', { name: 'Make address' }));
    expect(await feed.findByLabelText('Address of the feed')).toHaveValue(
      `${window.location.origin}/lists/${KEY}.atom`,
    );
    await user.click(feed.getByRole('button', { name: 'Copy address' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toContain(`/lists/${KEY}.atom`),
    );
    await user.click(feed.getByRole('button', { name: 'Revoke address' }));
    expect(await feed.findByText('This list has no feed.')).toBeVisible();
  });
});
