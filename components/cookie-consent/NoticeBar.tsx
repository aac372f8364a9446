import styled from 'styled-components';
import { Link, Wrap } from '@/components/ui';
import { acceptCookies } from '@/lib/analytics/consent';
import { analyticsState } from '@/lib/analytics/settings';
import { CONTENT_ID, focusContent } from '@/lib/focusContent';
import { routes } from '@/lib/routes';
import { color, media } from '@/styles/theme';
import { copy } from './copy';

/** The bar's maximum heights, px: focused elements scroll clear of it. */
const CLEAR = { desktop: 96, phone: 136 };

/** Sticky and last in the page: no layout shift, and below the footer at the end. */
const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 40;
  background: ${color.surface};
  color: ${color.ink2};
  border-top: 1px solid ${color.line};
  box-shadow: 0 -6px 20px rgb(16 21 29 / 12%);
  font-size: 13px;
  line-height: 1.45;
  html:has(&) {
    scroll-padding-bottom: ${CLEAR.desktop}px;
    ${media.phone} {
      scroll-padding-bottom: ${CLEAR.phone}px;
    }
  }
  @media print {
    display: none;
  }
  .row {
    display: flex;
    align-items: center;
    gap: 4px 24px;
    padding-block: 10px;
  }
  .text {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    column-gap: 6px;
  }
  .answers {
    display: flex;
    flex: none;
    align-items: center;
    gap: 20px;
    margin-left: auto;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .accept {
    font-weight: 650;
  }
  ${media.phone} {
    .row {
      flex-wrap: wrap;
      padding-block: 8px 0;
    }
    .text {
      flex-basis: 100%;
    }
    .answers {
      width: 100%;
      justify-content: space-between;
    }
  }
`;

function accept(event: React.MouseEvent): void {
  event.preventDefault();
  acceptCookies();
  focusContent();
}

/** "I Accept" is a link, as specified: on to the page. */
export function NoticeBar() {
  return (
    <Bar aria-label={copy.label} data-cookie-notice="">
      <Wrap className="row">
        <div className="text">
          {copy.texts[analyticsState()].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <div className="answers">
          <Link href={routes.cookies}>{copy.policy}</Link>
          <a className="accept" href={`#${CONTENT_ID}`} onClick={accept}>
            {copy.accept}
          </a>
        </div>
      </Wrap>
    </Bar>
  );
}
