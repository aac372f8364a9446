import Link from 'next/link';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { AUTH_MESSAGES } from '@/lib/errors/authCatalogue';
import { notify } from '@/lib/notices/notices';
import { routes } from '@/lib/routes';
import { signOutHere } from '@/lib/session/signIn';
import { color, radius } from '@/styles/theme';
import { copy } from './copy';

const Frame = styled.div`
  position: relative;
  .opener { display: grid; place-items: center; width: 44px; height: 44px; margin-right: -6px; padding: 0; border: 0; background: none; cursor: pointer; }
  .avatar { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; background: ${color.brass2}; color: ${color.onBrass}; font-weight: 600; }
  .panel {
    position: absolute; top: calc(100% + 4px); right: 0; z-index: 50; width: 240px; padding: 8px; background: ${color.surface}; color: ${color.ink};
    border: 1px solid ${color.line}; border-radius: ${radius.card}; box-shadow: 0 12px 32px rgb(16 21 29 / 22%);
  }
  .email { padding: 8px 12px; color: ${color.ink2}; font-size: 13px; white-space: normal; overflow-wrap: anywhere; }
  .panel a, .panel button {
    display: flex; align-items: center; width: 100%; min-height: 44px; padding: 0 12px; border: 0; border-radius: ${radius.control};
    background: none; font-size: 15px; text-align: left; cursor: pointer;
  }
  .panel a:hover, .panel button:hover { background: ${color.sunk}; text-decoration: none; }
`;

/** Specification §3 "avatar": the uppercase first letter of the email, and behind it what belongs to the account. A disclosure: Escape and leaving close it. */
export function AccountMenu({ email }: { email: string }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    opener.current?.focus();
  };
  const onBlur = (event: FocusEvent) => { if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false); };
  const signOut = async () => {
    if (busy) return;
    setBusy(true);
    const done = await signOutHere();
    setBusy(false);
    notify(done ? 'success' : 'error', done ? AUTH_MESSAGES.signedOut : AUTH_MESSAGES.signOutFailed);
  };
  return (
    <Frame onKeyDown={onKeyDown} onBlur={onBlur}>
      <button ref={opener} type="button" className="opener" aria-label={`${copy.account}: ${email}`} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className="avatar" aria-hidden="true">{[...email][0]?.toUpperCase()}</span>
      </button>
      <div id={id} className="panel" hidden={!open}>
        <p className="email">{email}</p>
        <Link href={routes.settings} prefetch={false} onClick={() => setOpen(false)}>{copy.settings}</Link>
        <button type="button" aria-disabled={busy || undefined} onClick={() => void signOut()}>{copy.signOut}</button>
      </div>
    </Frame>
  );
}
