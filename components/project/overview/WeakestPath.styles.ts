import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

export const Paths = styled.ol`
  display: grid;
  gap: 14px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(84px, 3fr) minmax(0, 5fr);
    align-items: center;
    font-size: 14px;
  }
  .box {
    min-height: 56px;
    padding: 8px 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    overflow-wrap: anywhere;
  }
  .box b {
    display: block;
    font-weight: 600;
    line-height: 1.3;
  }
  .box small {
    display: block;
    font-size: 13px;
    color: ${color.ink2};
  }
  .arrow {
    position: relative;
    padding: 0 14px 22px 8px;
    font-size: 12px;
    line-height: 1.2;
    color: ${color.ink2};
    text-align: center;
  }
  .arrow::before {
    content: '';
    position: absolute;
    right: 6px;
    bottom: 13px;
    left: 0;
    border-top: 1px solid ${color.ink3};
  }
  .arrow::after {
    content: '';
    position: absolute;
    right: 1px;
    bottom: 9px;
    border: solid transparent;
    border-width: 4px 0 4px 8px;
    border-left-color: ${color.ink3};
  }
  .weakest .box {
    border: 2px solid ${color.b};
  }
  .weakest .box small {
    color: ${color.danger};
  }
  .weakest .arrow::before {
    border-top: 2px solid ${color.b};
  }
  .weakest .arrow::after {
    bottom: 9px;
    border-left-color: ${color.b};
  }
  @media (forced-colors: active) {
    .arrow::after {
      forced-color-adjust: none;
      border-left-color: CanvasText;
    }
  }
  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr) 72px minmax(0, 1fr);
      font-size: 13px;
    }
    .box {
      padding: 8px 6px;
    }
  }
`;
