import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Notices } from '@/components/app/Notices';
import { Drawer, DrawerButton } from '@/components/drawer';
import { AccountControl } from '@/components/header/AccountControl';
import { publishFlags } from '@/lib/flags/flagStore';
import { publishSession, type SessionUser } from '@/lib/session/sessionStore';
import { PageUser } from '@/lib/session/shownUser';
import { ABOVE_HEADER_ID } from '@/lib/shell';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import type { Answer } from '@/testing/fetchStub';
import { dialogGone, fill, findDialog } from '@/testing/openAuthModal';
import { renderPage, routerOf } from '@/testing/render';
import { ImpersonationBanner, ImpersonationHost } from '.';
import { closeTool, keepDraft } from './toolStore';

jest.mock('@/lib/flags/followFlags', () => ({ followFlags: () => () => undefined }));

const ANN: SessionUser = { username: 'ann-1', email: 'ann@example.org' };
const AS_MARA: SessionUser = { username: 'mara-1', email: 'mara@example.org', adminId: 'ann-1' };
const CREATE = '/api/impersonation-tool/create';
const DELETE = '/api/impersonation-tool/delete';

// Ant Design takes its time where many tests run at once.
beforeAll(async () => { await import('./ImpersonationDialog'); }, 120_000);

let server: AccountServer;
beforeEach(() => { server = accountServer(); });
afterEach(() => {
  server.restore();
  act(() => { closeTool(); keepDraft(''); publishSession({ status: 'unauthenticated' }); });
});

function signIn(user: SessionUser, impersonationTool: boolean) {
  act(() => {
    publishFlags({ username: user.username, values: { portfolio: false, impersonationTool } });
    publishSession({ status: 'authenticated', user });
  });
}
const show = () => renderPage(<><div id={ABOVE_HEADER_ID} /><AccountControl /><DrawerButton /><Drawer /><ImpersonationHost /><Notices /></>);
const account = () => screen.findByRole('button', { name: /^Account: / });
const items = () => screen.getAllByText(/^(Account Settings|Impersonate|Exit Impersonation|Sign Out)$/).map(({ textContent }) => textContent);

async function openMenu(user = ANN, isOn = true) {
  signIn(user, isOn);
  const page = show();
  await page.user.click(await account());
  return page;
}
async function openTool() {
  const page = await openMenu();
  await page.user.click(screen.getByRole('button', { name: 'Impersonate' }));
  const dialog = await findDialog('Impersonate');
  return { ...page, dialog, field: within(dialog).getByLabelText('User ID'), submit: within(dialog).getByRole('button', { name: 'Switch' }) };
}
const deferred = () => {
  let resolve!: (answer: Answer) => void;
  return { promise: new Promise<Answer>((done) => { resolve = done; }), resolve };
};
const refusal = (status: number, message: string, code: string, onField = true): Answer => (
  { status, body: { error: { code, message, ...(onField && { fields: [{ path: 'body.impersonatingUserId', message }] }) } } }
);

describe('the item (§2, §6)', () => {
  it.each<[string, SessionUser, boolean, string[]]>([
    ['is there where the flag is on', ANN, true, ['Account Settings', 'Impersonate', 'Sign Out']],
    ['is not there where it is off', ANN, false, ['Account Settings', 'Sign Out']],
    ['is the way out while acting, whatever the flag says', AS_MARA, false, ['Account Settings', 'Exit Impersonation', 'Sign Out']],
    ['is never both', AS_MARA, true, ['Account Settings', 'Exit Impersonation', 'Sign Out']],
  ])('%s: in the avatar menu', async (_, user, isOn, expected) => {
    await openMenu(user, isOn);
    expect(within((await account()).parentElement!).getAllByText(/^(Account Settings|Impersonate|Exit Impersonation|Sign Out)$/).map(({ textContent }) => textContent)).toEqual(expected);
  });

  it.each<[string, SessionUser, boolean, string[]]>([
    ['where the flag is on', ANN, true, ['Account Settings', 'Impersonate']], ['where it is off', ANN, false, ['Account Settings']],
    ['while acting', AS_MARA, false, ['Account Settings', 'Exit Impersonation']],
  ])('is in the drawer\'s Account submenu: %s', async (_, user, isOn, expected) => {
    signIn(user, isOn);
    const page = show();
    await page.user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await page.user.click(drawer.getByRole('button', { name: 'Account' }));
    expect(within(drawer.getByRole('list', { name: 'Account' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(expected);
  });

  it('opens the tool from the drawer, which closes', async () => {
    signIn(ANN, true);
    const { user } = show();
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
    expect(items()).toContain('Account Settings');
  });

  it('switches: the call has the id alone, the modal closes, the other tabs are told, the page reloads', async () => {
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
    const { promise, resolve } = deferred();
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
    ['User doesn\'t exist.', refusal(404, 'User doesn\'t exist.', 'not-found')],
    ['Nobody can act as a member of staff.', refusal(403, 'Nobody can act as a member of staff.', 'forbidden')],
  ])('says on the field: %s, keeps what was typed, and forgets the refusal with the next edit', async (message, answer) => {
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
  });

  it.each([
    ['a refusal of who asks', refusal(403, 'You may not act as other users.', 'forbidden', false), 'You may not act as other users.'],
    ['too many tries', { status: 429, body: { error: { code: 'rate-limited', message: 'x', exception: 'LimitExceededException' } } }, 'x'],
    ['an answer that says nothing', { status: 500, body: 'Oops' }, 'An unknown error has occurred. Please try again later.'],
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
    expect(await account()).toHaveFocus();
    await user.click(await account());
    await user.click(screen.getByRole('button', { name: 'Impersonate' }));
    expect(within(await findDialog('Impersonate')).getByLabelText('User ID')).toHaveValue('mara');
  });
});

describe('the banner (§2)', () => {
  const banner = () => screen.findByRole('complementary', { name: 'Impersonation' });

  it('says whom one acts as, above the header, on pages made without a session', async () => {
    signIn(AS_MARA, false);
    show();
    expect(await banner()).toHaveTextContent('You are acting as mara@example.orgExit Impersonation');
    expect((await banner()).parentElement).toHaveAttribute('id', ABOVE_HEADER_ID);
  });

  it('is not there for anybody else', () => {
    signIn(ANN, true);
    show();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is in the HTML of a page of a signed-in user, once, and stays when the page comes to life', async () => {
    act(() => publishSession({ status: 'loading' }));
    const page = (
      <RouterContext.Provider value={routerOf()}>
        <PageUser value={AS_MARA}><div id={ABOVE_HEADER_ID}><ImpersonationBanner /></div></PageUser>
      </RouterContext.Provider>
    );
    const html = renderToString(page);
    expect(html).toContain('mara@example.org');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const warned = jest.spyOn(console, 'error');
    const root = await act(async () => hydrateRoot(container, page));
    expect(within(container).getByRole('button', { name: 'Exit Impersonation' })).toBeVisible();
    expect(warned).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });

  it('of the page is the only one', async () => {
    signIn(AS_MARA, false);
    renderPage(<PageUser value={AS_MARA}><div id={ABOVE_HEADER_ID}><ImpersonationBanner /></div><ImpersonationHost /></PageUser>);
    expect(await screen.findAllByRole('complementary', { name: 'Impersonation' })).toHaveLength(1);
  });

  it('is brought by every page of signed-in users', () => {
    const folder = join(process.cwd(), 'pages', 'my');
    for (const file of readdirSync(folder)) expect(readFileSync(join(folder, file), 'utf8')).toMatch(/\.Banner = ImpersonationBanner;/);
  });
});

describe('Exit Impersonation (§4)', () => {
  const exits = () => screen.findAllByRole('button', { name: 'Exit Impersonation' });

  it.each([['the banner', 0], ['the menu', 1]])('from %s calls with the admin id, once, and reloads', async (_, at) => {
    const { promise, resolve } = deferred();
    server.answer(`POST ${DELETE}`, promise);
    const { user, router } = await openMenu(AS_MARA, false);
    const button = (await exits())[at]!;
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await user.click(button);
    act(() => resolve({ body: { done: true } }));
    await waitFor(() => expect(router.reload).toHaveBeenCalledTimes(1));
    expect(server.bodies(DELETE)).toEqual([{ adminId: 'ann-1' }]);
  });

  it.each([[404, 'the hour is over'], [401, 'the right was taken back']])('reloads on a %i, too: %s', async (status) => {
    server.answer(`POST ${DELETE}`, refusal(status, 'x', 'not-found', false));
    const { user, router } = await openMenu(AS_MARA, false);
    await user.click((await exits())[0]!);
    await waitFor(() => expect(router.reload).toHaveBeenCalledTimes(1));
  });

  it('tells a failure and stays', async () => {
    server.answer(`POST ${DELETE}`, { status: 500, body: 'Oops' });
    const { user, router } = await openMenu(AS_MARA, false);
    await user.click((await exits())[0]!);
    expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error has occurred. Please try again later.');
    expect(router.reload).not.toHaveBeenCalled();
    expect((await exits())[0]).not.toHaveAttribute('aria-disabled');
  });
});

describe('a tab that is told of another session', () => {
  it.each<[string, SessionUser, SessionUser, number]>([
    ['that begins to act, reloads', ANN, AS_MARA, 1], ['that no longer acts, reloads', AS_MARA, ANN, 1], ['of the same user, stays', ANN, { ...ANN }, 0],
  ])('%s', (_, before, after, times) => {
    signIn(before, true);
    const router = routerOf();
    renderPage(<ImpersonationHost />, router);
    act(() => publishSession({ status: 'authenticated', user: after }));
    expect(router.reload).toHaveBeenCalledTimes(times);
  });

  it('stays when somebody signs out, and another one in', () => {
    signIn(AS_MARA, true);
    const router = routerOf();
    renderPage(<ImpersonationHost />, router);
    act(() => publishSession({ status: 'unauthenticated' }));
    signIn(ANN, true);
    expect(router.reload).not.toHaveBeenCalled();
  });
});
