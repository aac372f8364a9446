import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button, Hidden } from '@/components/ui';
import { routes } from '@/lib/routes';
import { color, radius } from '@/styles/theme';
import { signedOutCopy as copy } from './signedOutCopy';

const Dialog = styled.dialog`
  visibility: visible;
  max-width: min(440px, calc(100vw - 32px));
  margin: auto;
  padding: 28px;
  background: ${color.surface};
  color: ${color.ink};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  &::backdrop {
    background: ${color.paper};
  }
  h2 {
    font-size: 24px;
  }
  p {
    margin-top: 8px;
    color: ${color.ink2};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    margin-top: 20px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

interface SignedOutCoverProps {
  /** Gives up what was typed. */
  onLeave: () => void;
}

/**
 * Hides the page of a user who is signed out, without taking it away: what was typed is there again
 * after the login in another tab.
 */
export function SignedOutCover({ onLeave }: SignedOutCoverProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    const { style } = document.documentElement;
    const show = () => element.showModal();
    // A print has no backdrop after its first sheet.
    style.visibility = 'hidden';
    show();
    // Browsers let a second Escape through.
    element.addEventListener('close', show);
    return () => {
      element.removeEventListener('close', show);
      element.close();
      style.visibility = '';
    };
  }, []);
  return (
    <Dialog
      ref={dialog}
      aria-labelledby="signed-out-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="signed-out-title">{copy.title}</h2>
      <p>{copy.text}</p>
      <div>
        <a href={routes.login} target="_blank" rel="noopener">
          {copy.logIn}
          <Hidden> {copy.newTab}</Hidden>
        </a>
        <Button type="button" onClick={onLeave}>
          {copy.leave}
        </Button>
      </div>
    </Dialog>
  );
}
