import styled from 'styled-components';
import { color } from '@/styles/theme';

export const Folded = styled.details`
  margin-top: 0;
  font-size: 14px;
  max-width: 68ch;
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
    text-decoration: underline;
    text-decoration-color: ${color.control};
    text-underline-offset: 3px;
  }
  dl {
    margin: 0;
  }
  > p {
    color: ${color.ink2};
    scroll-margin-top: 140px;
  }
  > ul {
    padding-left: 20px;
    list-style: disc;
    color: ${color.ink2};
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0 0 10px;
    color: ${color.ink2};
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
