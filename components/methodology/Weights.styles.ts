import styled from 'styled-components';
import { color, font } from '@/styles/theme';

export const WeightsPicture = styled.svg`
  display: block;
  width: 100%;
  max-width: 560px;
  margin-top: 16px;
  print-color-adjust: exact;
  rect {
    fill: ${color.surface};
    stroke: ${color.control};
    stroke-width: 0.75;
  }
  .head {
    fill: ${color.ink};
    stroke: ${color.ink};
  }
  text {
    font: 10.5px ${font.ui};
    fill: ${color.ink};
  }
  .n {
    font-weight: 650;
  }
  .on {
    font-size: 12px;
    font-weight: 600;
    fill: ${color.surface};
  }
  @media (forced-colors: active) {
    rect,
    .head {
      fill: Canvas;
      stroke: CanvasText;
    }
    text,
    .on {
      fill: CanvasText;
    }
  }
`;
