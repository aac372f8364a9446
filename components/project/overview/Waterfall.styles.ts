import styled from 'styled-components';
import { color } from '@/styles/theme';

export const Table = styled.table`
  font-size: 14px;
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th {
    width: 44%;
    padding: 5px 12px 5px 0;
    font-weight: 400;
    text-align: left;
    line-height: 1.3;
  }
  td {
    padding: 5px 0;
  }
  .n {
    width: 52px;
    text-align: right;
    white-space: nowrap;
  }
  .unknown .n,
  .unknown th {
    color: ${color.ink2};
  }
  .total th,
  .total .n {
    font-weight: 600;
  }
  a {
    text-decoration-color: ${color.control};
    text-underline-offset: 3px;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  .bar {
    position: relative;
  }
  i {
    position: absolute;
    top: calc(50% - 6px);
    height: 12px;
    min-width: 2px;
    border: 1px solid ${color.control};
    border-radius: 1px;
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  i.all {
    background: ${color.sunk};
  }
  i.lost {
    background: ${color.lost};
  }
  i.unknown {
    background: repeating-linear-gradient(135deg, ${color.ink3} 0 1px, ${color.surface} 1px 4px);
  }
  i.proven {
    background: ${color.ink};
    border-color: ${color.ink};
  }
  @media (pointer: coarse) {
    th {
      padding-block: 0;
    }
    a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
    .total th {
      padding-block: 8px;
    }
  }
  @media (forced-colors: active) {
    i {
      border-color: CanvasText;
    }
    i.all,
    i.lost {
      background: Canvas;
    }
    i.unknown {
      background: repeating-linear-gradient(135deg, CanvasText 0 1px, Canvas 1px 4px);
    }
    i.proven {
      background: CanvasText;
    }
  }
`;
