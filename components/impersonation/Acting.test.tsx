import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { publishSession, type SessionUser } from '@/lib/session/sessionStore';
import { PageUser } from '@/lib/session/shownUser';
import { ABOVE_HEADER_ID } from '@/lib/shell';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import {
  accountButton,
  actingRefusal,
  ANN,
  AS_MARA,
  DELETE,
  forgetActing,
  laterAnswer,
  openAccountMenu,
  showActing,
  signInAs,
} from '@/testing/actingPage';
import { renderPage, makeRouter } from '@/testing/render';
import { ImpersonationBanner, ImpersonationHost } from '.';
import { keepDraft, keptDraft } from './toolStore';

jest.mock('@/lib/flags/followFlags', () => ({ followFlags: () => () => undefined }));

let server: AccountServer;
beforeEach(() => {
  server = accountServer();
});
afterEach(() => {
  server.restore();
  forgetActing();
});

describe('the banner (§2)', () => {
  const banner = () => screen.findByRole('complementary', { name: 'Impersonation' });

  it('says whom one acts as, above the header, on pages made without a session', async () => {
    signInAs(AS_MARA, false);
    showActing();
    expect(await banner()).toHaveTextContent(
      'You are acting as mara@example.orgExit Impersonation',
    );
    expect((await banner()).parentElement).toHaveAttribute('id', ABOVE_HEADER_ID);
  });

  it('is absent for other users', async () => {
    signInAs(ANN, true);
    showActing();
    await accountButton();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is in the HTML of a page of a signed-in user, once, and stays when the page comes to life', async () => {
    act(() => publishSession({ status: 'loading' }));
    const page = (
      <RouterContext.Provider value={makeRouter()}>
        <PageUser value={AS_MARA}>
          <div id={ABOVE_HEADER_ID}>
            <ImpersonationBanner />
          </div>
        </PageUser>
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
    signInAs(AS_MARA, false);
    renderPage(
      <PageUser value={AS_MARA}>
        <div id={ABOVE_HEADER_ID}>
          <ImpersonationBanner />
        </div>
        <ImpersonationHost />
      </PageUser>,
    );
    expect(await screen.findAllByRole('complementary', { name: 'Impersonation' })).toHaveLength(1);
  });

  it('is on every page of signed-in users', () => {
    const folder = join(process.cwd(), 'pages', 'my');
    for (const file of readdirSync(folder))
      expect(readFileSync(join(folder, file), 'utf8')).toMatch(/\.Banner = ImpersonationBanner;/);
  });
});

describe('Exit Impersonation (§4)', () => {
  const exits = () => screen.findAllByRole('button', { name: 'Exit Impersonation' });

  it.each([
    ['the banner', 0],
    ['the menu', 1],
  ])('from %s calls with the admin id, once, and reloads', async (_, at) => {
    const { promise, resolve } = laterAnswer();
    server.answer(`POST ${DELETE}`, promise);
    const { user, router } = await openAccountMenu(AS_MARA, false);
    const button = (await exits())[at]!;
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await user.click(button);
    act(() => resolve({ body: { done: true } }));
    await waitFor(() => expect(router.reload).toHaveBeenCalledTimes(1));
    expect(server.bodies(DELETE)).toEqual([{ adminId: 'ann-1' }]);
  });

  it.each([
    [404, 'the hour is over'],
    [401, 'the right was taken back'],
  ])('reloads on a %i, too: %s', async (status) => {
    server.answer(`POST ${DELETE}`, actingRefusal(status, 'x', 'not-found', false));
    const { user, router } = await openAccountMenu(AS_MARA, false);
    await user.click((await exits())[0]!);
    await waitFor(() => expect(router.reload).toHaveBeenCalledTimes(1));
  });

  it('shows a failure and stays', async () => {
    server.answer(`POST ${DELETE}`, { status: 500, body: 'Oops' });
    const { user, router } = await openAccountMenu(AS_MARA, false);
    await user.click((await exits())[0]!);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unknown error has occurred. Please try again later.',
    );
    expect(router.reload).not.toHaveBeenCalled();
    expect((await exits())[0]).not.toHaveAttribute('aria-disabled');
  });
});

describe('a tab that learns of another session', () => {
  it.each<[string, SessionUser, SessionUser, number]>([
    ['that begins to act, reloads', ANN, AS_MARA, 1],
    ['that no longer acts, reloads', AS_MARA, ANN, 1],
    ['of the same user, stays', ANN, { ...ANN }, 0],
  ])('%s', (_, before, after, times) => {
    signInAs(before, true);
    const router = makeRouter();
    renderPage(<ImpersonationHost />, router);
    act(() => publishSession({ status: 'authenticated', user: after }));
    expect(router.reload).toHaveBeenCalledTimes(times);
  });

  it.each<[string, SessionUser, number]>([
    ['of another account, reloads', { username: 'bo-1', email: 'bo@example.org' }, 1],
    ['of its own account, stays', { ...ANN }, 0],
  ])('whose page came with an account: %s', (_, after, times) => {
    signInAs(ANN, true);
    const router = makeRouter();
    renderPage(
      <PageUser value={ANN}>
        <ImpersonationHost />
      </PageUser>,
      router,
    );
    act(() => publishSession({ status: 'authenticated', user: after }));
    expect(router.reload).toHaveBeenCalledTimes(times);
  });

  it("of another account clears the tool's input", () => {
    signInAs(ANN, true);
    keepDraft('mara-1');
    signInAs({ username: 'bo-1', email: 'bo@example.org' }, true);
    expect(keptDraft()).toBe('');
  });

  it('stays when one user signs out and another signs in', () => {
    signInAs(AS_MARA, true);
    const router = makeRouter();
    renderPage(<ImpersonationHost />, router);
    act(() => publishSession({ status: 'unauthenticated' }));
    signInAs(ANN, true);
    expect(router.reload).not.toHaveBeenCalled();
  });
});
