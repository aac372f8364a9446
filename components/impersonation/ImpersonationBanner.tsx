import styled from 'styled-components';
import { Wrap } from '@/components/ui';
import { useShownUser } from '@/lib/session/shownUser';
import { color, media, radius } from '@/styles/theme';
import { BANNER_HEIGHT } from './constants';
import { copy } from './copy';
import { ExitButton } from './ExitButton';

/** The same in both themes and unlike the rest of the site, so that staff notice it. */
const Bar = styled.aside`
  html:has(&) {
    --above-header: ${BANNER_HEIGHT}px;
    scroll-padding-top: calc(84px + ${BANNER_HEIGHT}px);
  }
  background: ${color.c};
  color: ${color.nightInk};
  font-size: 14px;
  .row {
    display: flex;
    align-items: center;
    gap: 16px;
    height: ${BANNER_HEIGHT}px;
  }
  p {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-weight: 600;
  }
  button {
    position: relative;
    flex: none;
    min-height: 36px;
    padding: 0 14px;
    border: 1px solid currentColor;
    border-radius: ${radius.control};
    background: none;
    color: inherit;
    font-weight: 600;
    font-size: 14px;
    cursor: pointer;
  }
  button:hover {
    background: ${color.nightInk};
    color: ${color.c};
  }
  button:focus-visible {
    outline-color: currentColor;
  }
  button[aria-busy='true'] {
    cursor: progress;
    opacity: 0.8;
  }
  /* As tall to the finger as the banner is. */
  button::after {
    content: '';
    position: absolute;
    inset: -7px 0;
  }
  ${media.phone} {
    .row {
      gap: 12px;
    }
    p {
      font-size: 12px;
      line-height: 18px;
    }
    strong {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      font-size: 14px;
    }
  }
`;

/** Shows staff whom they act as, and the way back (specification §2). */
export function ImpersonationBanner() {
  const user = useShownUser();
  if (user?.adminId === undefined) return null;
  return (
    <Bar aria-label={copy.banner} data-acting={user.username}>
      <Wrap className="row">
        <p title={user.email}>
          {copy.actingAs}
          <strong>{user.email}</strong>
        </p>
        <ExitButton adminId={user.adminId} />
      </Wrap>
    </Bar>
  );
}
