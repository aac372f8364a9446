import styled from 'styled-components';
import { color, media } from '@/styles/theme';

export const QUOTE_WIDTH = 600;

export const Sheet = styled.div`
  padding: 28px 32px 30px;
  background: ${color.surface};
  color: ${color.ink};
  h2 {
    font-size: 26px;
    padding-right: 32px;
  }
  .lead {
    margin: 6px 0 18px;
    color: ${color.ink2};
    font-size: 14px;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 20px;
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 20px;
  }
  .end button {
    width: auto;
  }
  .end p {
    flex: 1 1 200px;
    color: ${color.ink2};
    font-size: 13px;
  }
  .end a {
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* Room below, so that the button can be drawn up from under a note at the foot of the screen. */
  ${media.phone} {
    padding: 20px 16px 88px;
    .pair {
      grid-template-columns: minmax(0, 1fr);
    }
    .end button {
      width: 100%;
    }
  }
`;

/** Hidden from people, without the `display: none` that bots look for. */
export const Trap = styled.div`
  position: absolute;
  left: -9999px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

export const Frame = styled.iframe`
  display: block;
  width: 100%;
  margin-top: 16px;
  border: 0;
`;
