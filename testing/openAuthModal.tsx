import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AuthModal, openAuth } from '../components/auth';
import type { OpenStep } from '../components/auth/authState';
import { Notices } from '../components/app/Notices';
import { renderPage } from './render';

const LOADING_MS = 25_000;

export async function findDialog(name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name }, {
    timeout: LOADING_MS,
  });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

export const dialogGone = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Replaces the whole value at once, like a password manager. */
export async function fill(user: UserEvent, field: HTMLElement, value: string): Promise<void> {
  await user.tripleClick(field);
  if (value !== '') await user.paste(value);
}

export async function openAuthModal(step: OpenStep) {
  const page = renderPage(
    <>
      <AuthModal />
      <Notices />
    </>,
  );
  act(() => openAuth(step));
  return { ...page, dialog: await findDialog() };
}
