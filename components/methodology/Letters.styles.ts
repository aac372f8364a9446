import styled from 'styled-components';
import { color, font, ofBands } from '@/styles/theme';

export const LetterRuler = styled.svg`
  display: block;
  width: 100%;
  max-width: 680px;
  margin-top: 16px;
  overflow: visible;
  print-color-adjust: exact;
  text {
    font: 11px ${font.ui};
    fill: ${color.ink2};
    text-anchor: middle;
  }
  .on {
    fill: #fff;
    font-weight: 650;
  }
  ${ofBands((band) => `fill: ${color[band]};`)}
  @media (forced-colors: active) {
    rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    text,
    .on {
      fill: CanvasText;
    }
  }
`;

export const Meanings = styled.dl`
  margin: 12px 0 0;
  max-width: 680px;
  font-size: 14px;
  div {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    padding: 4px 0;
  }
  dd {
    margin: 0;
    line-height: 1.35;
    color: ${color.ink2};
  }
`;
