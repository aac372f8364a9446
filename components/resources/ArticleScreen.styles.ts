import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';

export const Frame = styled.article`
  .top .meta {
    margin-top: 14px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .top .older-method {
    max-width: 68ch;
    margin-top: 14px;
    padding: 10px 14px;
    border-left: 3px solid ${color.brass};
    background: ${color.surface};
    font-size: 14px;
  }
  .top .back {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-bottom: 4px;
    font-size: 14px;
    color: ${color.ink2};
    text-underline-offset: 3px;
  }
  .top ul {
    margin-top: 6px;
  }
  nav li a {
    padding-block: 5px;
    line-height: 1.4;
  }
  .around {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 16px;
    max-width: 68ch;
    margin-top: 56px;
    padding-top: 20px;
    border-top: 1px solid ${color.line};
  }
  .around a {
    display: block;
    padding: 14px 18px;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    text-decoration: none;
    font: 500 17px/1.35 ${font.display};
  }
  .around a:hover {
    border-color: ${color.control};
  }
  .around span {
    display: block;
    margin-bottom: 4px;
    font: 500 12px/1.4 ${font.ui};
    color: ${color.ink3};
  }
  .around .older {
    grid-column: 2;
    text-align: right;
  }
  ${media.phone} {
    .around {
      grid-template-columns: 1fr;
    }
    .around .older {
      grid-column: 1;
      text-align: left;
    }
  }
`;
