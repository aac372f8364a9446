import styled from 'styled-components';
import { color, font } from '@/styles/theme';

export const WeightsPicture = styled.svg`
  display: block;
  width: 100%;
  max-width: 520px;
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
    font: 12px ${font.ui};
    fill: ${color.ink};
  }
  .n {
    text-anchor: end;
    font-weight: 600;
  }
  .on {
    fill: ${color.surface};
  }
  .big {
    font: 22px ${font.display};
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
