import styled from 'styled-components';
import { color, media } from '@/styles/theme';

export const Letters = styled.table`
  margin-top: 16px;
  width: 100%;
  font-size: 14px;
  caption {
    padding-bottom: 8px;
    font-size: 13px;
    text-align: left;
    color: ${color.ink2};
  }
  th,
  td {
    padding: 8px 16px 8px 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  thead th {
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink2};
  }
  tbody th {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .letters {
    white-space: nowrap;
    line-height: 26px;
  }
  .letters i {
    margin: 0 8px;
    font-style: normal;
    color: ${color.ink3};
  }
  small {
    margin-left: 6px;
    font-size: 12px;
    color: ${color.ink2};
  }
  .why {
    max-width: 60ch;
    padding-right: 0;
    color: ${color.ink2};
  }
  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  ${media.phone} {
    font-size: 13px;
    line-height: 1.35;
    th,
    td {
      padding-right: 10px;
    }
    tbody th {
      min-width: 64px;
    }
    .letters > span {
      display: block;
    }
    .letters i {
      margin: 0;
    }
    small {
      display: block;
      margin-left: 0;
    }
    .why {
      padding-right: 0;
      overflow-wrap: anywhere;
    }
  }
`;
