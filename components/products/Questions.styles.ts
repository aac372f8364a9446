import styled from 'styled-components';
import { color, font } from '@/styles/theme';

export const Answers = styled.div`
  max-width: 760px;
  border-bottom: 1px solid ${color.line2};
  details {
    border-top: 1px solid ${color.line2};
  }
  summary {
    cursor: pointer;
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 10px 0;
    min-height: 48px;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '+';
    margin-left: auto;
    font: 400 24px/1 ${font.display};
    color: ${color.ink2};
  }
  [open] > summary::after {
    content: '−';
  }
  details p {
    color: ${color.ink2};
    padding-bottom: 14px;
    max-width: 68ch;
  }
  details a {
    color: ${color.link};
  }
`;
