import styled from 'styled-components';
import { PALETTE } from '@/styles/tokens';
import { color } from '@/styles/theme';

const bands = Object.entries(PALETTE.bands)
  .map(([band, value]) => `.${band} { fill: ${value}; stroke: ${value}; }`)
  .join('\n');

export const Svg = styled.svg`
  max-width: 100%;
  height: auto;
  overflow: visible;
  print-color-adjust: exact;
  ${bands}
  .beam {
    stroke: ${color.ink};
  }
  .line,
  .end {
    stroke: ${color.ink3};
  }
  .whisker {
    stroke: ${color.ink3};
    stroke-dasharray: 2 4;
  }
  .bob {
    stroke-width: 1.5;
  }
  .hollow {
    fill: none;
  }
  .name {
    fill: ${color.ink2};
    font-size: 12px;
  }
  .value {
    fill: ${color.ink};
    font-size: 14px;
    font-weight: 650;
  }
  .value.none {
    fill: ${color.ink2};
    font-size: 12px;
    font-weight: 500;
  }
  &.night {
    .beam {
      stroke: ${color.brass2};
    }
    .line,
    .end {
      stroke: #c6ccd5;
    }
    .whisker {
      stroke: #8f99a6;
    }
    .name,
    .value.none {
      fill: ${color.nightInk2};
    }
    .value {
      fill: ${color.nightInk};
    }
  }
  @media print {
    &.night {
      .beam,
      .line,
      .end,
      .whisker {
        stroke: #4b5361;
      }
      .name,
      .value,
      .value.none {
        fill: #14181f;
      }
    }
  }
  @media (forced-colors: active) {
    && {
      .beam,
      .line,
      .end,
      .whisker,
      .bob {
        stroke: CanvasText;
      }
      .name,
      .value,
      .value.none {
        fill: CanvasText;
      }
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .drop {
      animation: drop 0.4s ease-out both;
      transform-origin: 0 0;
    }
    @keyframes drop {
      from {
        transform: scaleY(0);
      }
    }
  }
`;
