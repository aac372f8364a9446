import styled from 'styled-components';
import { color, media } from '@/styles/theme';

export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a,
  summary {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    padding: 0 13px;
    border: 1px solid ${color.line};
    border-radius: 16px;
    background: ${color.surface};
    font-size: 13px;
    color: ${color.ink2};
    text-decoration: none;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  a:hover,
  summary:hover {
    border-color: ${color.ink3};
  }
  a[aria-current='true'] {
    background: ${color.ink};
    color: ${color.surface};
    border-color: ${color.ink};
  }
  a.drop::after {
    content: '×';
    font-size: 15px;
  }
  @media (pointer: coarse) {
    a,
    summary {
      min-height: 44px;
      border-radius: 22px;
    }
  }
  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: 0 -16px;
    padding: 2px 16px;
    max-width: calc(100% + 32px);
    a,
    summary {
      flex: none;
    }
    scrollbar-width: none;
  }
`;
