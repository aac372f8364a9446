import styled from 'styled-components';
import { color, media } from '@/styles/theme';

export const Items = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 40px;
  margin: 0;
  dt {
    font-weight: 600;
  }
  dd {
    margin: 4px 0 0;
    color: ${color.ink2};
    font-size: 15px;
  }
  a {
    color: ${color.link};
  }
  .edition {
    display: block;
    font-size: 13px;
    color: ${color.ink2};
    font-weight: 400;
    margin-top: 2px;
  }
  dt a {
    display: inline-block;
    min-height: 24px;
    color: ${color.ink};
    text-underline-offset: 3px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
  }
  @media (pointer: coarse) {
    dt a {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: center;
      min-height: 44px;
      column-gap: 4px;
    }
  }
`;
