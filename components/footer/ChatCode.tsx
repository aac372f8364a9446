import { useId, useState, type ToggleEvent } from 'react';
import styled from 'styled-components';
import { ExternalLink } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import { color, radius } from '@/styles/theme';
import { copy } from './copy';
import { QR_PX } from './constants';
import { SocialIcon } from './SocialIcon';

const loadCode = () => import('./QrCode');

const Panel = styled.div`
  width: 246px;
  max-width: calc(100vw - 32px);
  padding: 16px;
  background: ${color.surface};
  color: ${color.ink2};
  font-size: 13px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: 0 12px 32px rgb(16 21 29 / 32%);
  h3 {
    color: ${color.ink};
    font-size: 17px;
    margin-bottom: 12px;
  }
  .code {
    display: grid;
    place-items: center;
    width: ${QR_PX}px;
    height: ${QR_PX}px;
    margin: 0 auto 12px;
    background: #fff;
    text-align: center;
  }
  .failed {
    color: #4b5361;
    padding: 8px;
  }
  && a {
    display: inline;
    color: ${color.link};
    text-decoration: underline;
    overflow-wrap: anywhere;
  }
  @supports (position-area: top) {
    &:popover-open {
      position: fixed;
      inset: auto;
      margin: 0 0 8px;
      position-area: top span-right;
      position-try-fallbacks: flip-inline;
    }
  }
`;

/**
 * §2. A native popover: opens without scripts, closes on Escape, restores the focus. The code is
 * made on opening.
 */
export function ChatCode({ address }: { address: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { module, failed } = useModule(loadCode, open);
  return (
    <>
      <button type="button" className="opener" popoverTarget={id} aria-haspopup="dialog">
        <SocialIcon kind="chatApp" />
        {copy.social.chatApp}
      </button>
      <Panel
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}t`}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        <h3 id={`${id}t`}>{copy.chat}</h3>
        <div className="code">
          {module ? (
            <module.QrCode text={address} />
          ) : (
            failed && (
              <p className="failed" role="alert">
                {copy.qrFailed}
              </p>
            )
          )}
        </div>
        <p>
          {copy.scan} <ExternalLink href={address}>{address}</ExternalLink>
        </p>
      </Panel>
    </>
  );
}
