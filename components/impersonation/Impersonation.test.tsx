import { act, screen, waitFor, within } from '@testing-library/react';
import { publishSession, type SessionUser } from '@/lib/session/sessionStore';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import {
  accountButton,
  actingRefusal,
  ANN,
  AS_MARA,
  CREATE,
  forgetActing,
  laterAnswer,
  openAccountMenu,
  showActing,
  signInAs,
} from '@/testing/actingPage';
import { dialogGone, fill, findDialog } from '@/testing/openAuthModal';

jest.mock('@/lib/flags/followFlags', () => ({ followFlags: () => () => undefined }));

// Ant Design loads slowly when many tests run at once.
beforeAll(async () => {
  await import('./ImpersonationDialog');
}, 120_000);

let server: AccountServer;
beforeEach(() => {
  server = accountServer();
});
afterEach(() => {
  server.restore();
  forgetActing();
});

async function openTool() {
  const page = await openAccountMenu();
  await page.user.click(screen.getByRole('button', { name: 'Impersonate' }));
  const dialog = await findDialog('Impersonate');
  return {
    ...page,
    dialog,
    field: within(dialog).getByLabelText('User ID'),
    submit: within(dialog).getByRole('button', { name: 'Switch' }),
  };
}

describe('the item (§2, §6)', () => {
  it.each<[string, SessionUser, boolean, string[]]>([
    ['is there where the flag is on', ANN, true, ['Account Settings', 'Impersonate', 'Sign Out']],
    ['is not there where it is off', ANN, false, ['Account Settings', 'Sign Out']],
    [
      'is the way out while acting, whatever the flag says',
      AS_MARA,
      false,
      ['Account Settings', 'Exit Impersonation', 'Sign Out'],
    ],
    ['is never both', AS_MARA, true, ['Account Settings', 'Exit Impersonation', 'Sign Out']],
  ])('%s: in the avatar menu', async (_, user, isOn, expected) => {
    await openAccountMenu(user, isOn);
    expect(
      within((await accountButton()).parentElement!)
        .getAllByText(/^(Account Settings|Impersonate|Exit Impersonation|Sign Out)$/)
        .map(({ textContent }) => textContent),
    ).toEqual(expected);
  });

  it.each<[string, SessionUser, boolean, string[]]>([
    [
      'where the flag is on',
      ANN,
      true,
      ['Watchlists', 'Alerts', 'Account Settings', 'Impersonate'],
    ],
    ['where it is off', ANN, false, ['Watchlists', 'Alerts', 'Account Settings']],
    [
      'while acting',
      AS_MARA,
      false,
      ['Watchlists', 'Alerts', 'Account Settings', 'Exit Impersonation'],
    ],
  ])("is in the drawer's Account submenu: %s", async (_, user, isOn, expected) => {
    signInAs(user, isOn);
    const page = showActing();
    await page.user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await page.user.click(drawer.getByRole('button', { name: 'Account' }));
    expect(
      within(drawer.getByRole('list', { name: 'Account' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(expected);
  });

  it('opens the tool from the drawer, which closes', async () => {
    signInAs(ANN, true);
    const { user } = showActing();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('button', { name: 'Impersonate' }));
    await findDialog('Impersonate');
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });
});

describe('the tool (§4, §5)', () => {
  it('asks for a user id, and has the focus there', async () => {
    const { field } = await openTool();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-required', 'true');
  });

  it('switches: the call has only the id, the modal closes, other tabs are notified, the page reloads', async () => {
    const { user, field, submit, router } = await openTool();
    await fill(user, field, ' mara-1 ');
    await user.click(submit);
    await dialogGone();
    await waitFor(() => expect(router.reload).toHaveBeenCalledTimes(1));
    expect(server.bodies(CREATE)).toEqual([{ impersonatingUserId: 'mara-1' }]);
    expect(server.bodies('/api/auth/session').length).toBeGreaterThan(0);
  });

  it('sends nothing without one', async () => {
    const { user, field, submit } = await openTool();
    await fill(user, field, '  ');
    await user.click(submit);
    expect(await screen.findByText('Please enter a user id')).toBeVisible();
    expect(field).toHaveFocus();
    expect(server.bodies(CREATE)).toEqual([]);
  });

  it('is busy while it asks, and ignores a second submit', async () => {
    const { promise, resolve } = laterAnswer();
    server.answer(`POST ${CREATE}`, promise);
    const { user, field, submit, router } = await openTool();
    await fill(user, field, 'mara-1');
    await user.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await user.click(submit);
    await user.type(field, '{Enter}');
    act(() => resolve({ body: { done: true } }));
    await waitFor(() => expect(router.reload).toHaveBeenCalledTimes(1));
    expect(server.bodies(CREATE)).toHaveLength(1);
  });

  it.each([
    ["User doesn't exist.", actingRefusal(404, "User doesn't exist.", 'not-found')],
    [
      'No one can act as a member of staff.',
      actingRefusal(403, 'No one can act as a member of staff.', 'forbidden'),
    ],
  ])(
    'shows on the field: %s, keeps the input, and clears the error at the next edit',
    async (message, answer) => {
      server.answer(`POST ${CREATE}`, answer);
      const { user, field, submit, router } = await openTool();
      await fill(user, field, 'nobody');
      await user.click(submit);
      expect(await screen.findByText(message)).toBeVisible();
      expect(field).toHaveValue('nobody');
      expect(field).toHaveFocus();
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message) as string);
      await user.type(field, 's');
      expect(screen.queryByText(message)).toBeNull();
      expect(router.reload).not.toHaveBeenCalled();
    },
  );

  it.each([
    [
      'a refusal of who asks',
      actingRefusal(403, 'You may not act as other users.', 'forbidden', false),
      'You may not act as other users.',
    ],
    [
      'too many tries',
      {
        status: 429,
        body: {
          error: { code: 'rate-limited', message: 'x', exception: 'LimitExceededException' },
        },
      },
      'x',
    ],
    [
      'an answer that says nothing',
      { status: 500, body: 'Oops' },
      'An unknown error has occurred. Please try again later.',
    ],
  ])('says in the form: %s', async (_, answer, message) => {
    server.answer(`POST ${CREATE}`, answer);
    const { user, field, submit } = await openTool();
    await fill(user, field, 'mara-1');
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field).toHaveValue('mara-1');
  });

  it('closes with Escape, gives the focus back to the menu, and keeps what was typed', async () => {
    const { user, field } = await openTool();
    await fill(user, field, 'mara');
    await user.keyboard('{Escape}');
    await dialogGone();
    expect(await accountButton()).toHaveFocus();
    await user.click(await accountButton());
    await user.click(screen.getByRole('button', { name: 'Impersonate' }));
    expect(within(await findDialog('Impersonate')).getByLabelText('User ID')).toHaveValue('mara');
  });

  it('closes when the session ends, and keeps nothing for the next user', async () => {
    const { user, field } = await openTool();
    await fill(user, field, 'mara');
    act(() => publishSession({ status: 'unauthenticated' }));
    await dialogGone();
    signInAs({ username: 'bob-1', email: 'bob@example.org' }, true);
    await user.click(await accountButton());
    await user.click(screen.getByRole('button', { name: 'Impersonate' }));
    expect(within(await findDialog('Impersonate')).getByLabelText('User ID')).toHaveValue('');
  });
});
