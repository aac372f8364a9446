import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

/** Above a table wider than its page; on a phone none is. */
export const Sideways = styled.p`
  display: none;
  margin-bottom: 8px;
  font-size: 14px;
  color: ${color.ink2};
  &.desktop {
    display: block;
  }
  ${media.tablet} {
    display: block;
  }
  ${media.phone} {
    && {
      display: none;
    }
  }
`;

/** A shadow at the edge behind which more columns are; the surface covers it at the end. */
export const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background:
    linear-gradient(270deg, ${color.surface} 50%, transparent) right / 48px 100% no-repeat local,
    linear-gradient(270deg, ${color.line}, transparent) right / 20px 100% no-repeat,
    ${color.surface};
  ${media.phone} {
    overflow-x: visible;
  }
  @media print {
    overflow-x: visible;
  }
`;
