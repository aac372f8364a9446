import styled from 'styled-components';
import { color, font, media } from '@/styles/theme';

export const Row = styled.section`
  display: grid;
  grid-template-columns: 250px minmax(0, 1fr);
  gap: 16px 48px;
  padding-block: 40px;
  border-top: 1px solid ${color.line};
  scroll-margin-top: 0;
  &:first-child {
    border-top: 0;
  }
  &.wide {
    grid-template-columns: minmax(0, 1fr);
  }
  h2 {
    font-size: 26px;
    line-height: 1.2;
  }
  h3 {
    font: 600 16px/1.4 ${font.ui};
    letter-spacing: 0;
  }
  .small {
    margin-top: 8px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .text {
    max-width: 68ch;
    color: ${color.ink2};
    font-size: 16px;
  }
  .text p + p {
    margin-top: 12px;
  }
  .text a {
    color: ${color.link};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 32px;
  }
  ${media.phone} {
    padding-block: 28px;
    h2 {
      font-size: 24px;
    }
  }
`;
