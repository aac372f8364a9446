import styled from 'styled-components';
import { color, font } from '@/styles/theme';
import { WIDTH } from './funds/layoutFlow';

export const Svg = styled.svg`
  display: block;
  width: 100%;
  max-width: ${WIDTH * 1.15}px;
  height: auto;
  .trunk {
    fill: ${color.brass};
  }
  .strand {
    fill: none;
    stroke: ${color.brass};
  }
  .strand.open {
    stroke-dasharray: 5 4;
  }
  .rest {
    fill: none;
    stroke: ${color.brass};
    stroke-dasharray: 2 4;
  }
  .node {
    stroke: ${color.ink};
    stroke-width: 3;
  }
  text {
    fill: ${color.ink};
    font: 600 14px/1 ${font.ui};
  }
  .note {
    fill: ${color.ink2};
    font-weight: 400;
    font-size: 12.5px;
  }
  .mono {
    font-family: ${font.mono};
    font-size: 13px;
  }
`;
