import { act, screen } from '@testing-library/react';
import { Notices } from '../components/app/Notices';
import { Drawer, DrawerButton } from '../components/drawer';
import { AccountControl } from '../components/header/AccountControl';
import { ImpersonationHost } from '../components/impersonation';
import { closeTool, keepDraft } from '../components/impersonation/toolStore';
import { publishFlags } from '../lib/flags/flagStore';
import { publishSession, type SessionUser } from '../lib/session/sessionStore';
import { ABOVE_HEADER_ID } from '../lib/shell';
import type { Answer } from './fetchStub';
import { renderPage } from './render';

export const ANN: SessionUser = { username: 'ann-1', email: 'ann@example.org' };
export const AS_MARA: SessionUser = {
  username: 'mara-1',
  email: 'mara@example.org',
  adminId: 'ann-1',
};
export const CREATE = '/api/impersonation-tool/create';
export const DELETE = '/api/impersonation-tool/delete';

/** Flags first, as in the session's answer. */
export function signInAs(user: SessionUser, impersonationTool: boolean): void {
  act(() => {
    publishFlags({ username: user.username, values: { portfolio: false, impersonationTool } });
    publishSession({ status: 'authenticated', user });
  });
}

export function forgetActing(): void {
  act(() => {
    closeTool();
    keepDraft('');
    publishSession({ status: 'unauthenticated' });
  });
}

export const showActing = () =>
  renderPage(
    <>
      <div id={ABOVE_HEADER_ID} />
      <AccountControl />
      <DrawerButton />
      <Drawer />
      <ImpersonationHost />
      <Notices />
    </>,
  );

export const accountButton = () => screen.findByRole('button', { name: /^Account: / });

export async function openAccountMenu(user = ANN, isOn = true) {
  signInAs(user, isOn);
  const page = showActing();
  await page.user.click(await accountButton());
  return page;
}

export function laterAnswer() {
  let resolve!: (answer: Answer) => void;
  return {
    promise: new Promise<Answer>((done) => {
      resolve = done;
    }),
    resolve,
  };
}

export const actingRefusal = (
  status: number,
  message: string,
  code: string,
  onField = true,
): Answer => ({
  status,
  body: {
    error: {
      code,
      message,
      ...(onField && { fields: [{ path: 'body.impersonatingUserId', message }] }),
    },
  },
});
