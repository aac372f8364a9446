import styled from 'styled-components';
import { color, font, media } from '@/styles/theme';

export const Steps = styled.ol`
  counter-reset: step;
  list-style: none;
  max-width: 760px;
  li {
    counter-increment: step;
    position: relative;
    padding: 0 0 22px 56px;
    color: ${color.ink2};
  }
  li + li {
    border-top: 1px solid ${color.line2};
    padding-top: 20px;
  }
  li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    font: 500 30px/1 ${font.display};
    color: ${color.ink3};
  }
  li + li::before {
    top: 20px;
  }
  li:last-child {
    padding-bottom: 0;
  }
  p {
    margin-top: 4px;
  }
  a {
    color: ${color.link};
  }
  ${media.phone} {
    li {
      padding-left: 40px;
    }
  }
`;
