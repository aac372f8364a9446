import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';
import { Wrap } from './layout';

/** Head, then contents beside the text (`.columns`). */
export const LongRead = styled(Wrap)`
  padding-block: 36px 72px;
  .top {
    max-width: 68ch;
    margin-bottom: 32px;
  }
  h1 {
    font-size: 44px;
  }
  .lead {
    font-size: 19px;
    color: ${color.ink2};
    margin-top: 12px;
  }
  .version {
    margin-top: 12px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .columns {
    display: grid;
    grid-template-columns: 220px minmax(0, 1fr);
    gap: 48px;
    align-items: start;
  }
  ${media.tablet} {
    .columns {
      grid-template-columns: minmax(0, 1fr);
      gap: 24px;
    }
  }
  ${media.phone} {
    padding-block: 24px 48px;
    h1 {
      font-size: 30px;
    }
    .lead {
      font-size: 17px;
    }
  }
`;

export const Contents = styled.nav`
  position: sticky;
  top: calc(88px + var(--above-header, 0px));
  font-size: 14px;
  p {
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink3};
    margin-bottom: 6px;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 34px;
    color: ${color.ink2};
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.tablet} {
    position: static;
    padding: 14px 18px 10px;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    ul {
      columns: 2;
    }
    li {
      break-inside: avoid;
    }
    a {
      min-height: 44px;
    }
  }
`;
