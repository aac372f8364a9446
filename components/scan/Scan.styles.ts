import styled from 'styled-components';
import { color, font } from '@/styles/theme';

export const Found = styled.div`
  overflow-wrap: anywhere;
  h2 {
    margin: 28px 0 6px;
    font-size: 20px;
  }
  p,
  ul {
    max-width: 76ch;
    margin: 8px 0;
  }
  small {
    display: block;
  }
  .where {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    color: ${color.ink2};
  }
  [aria-busy='true'] {
    padding-left: 10px;
    border-left: 3px solid currentColor;
  }
  code {
    font: 12.5px ${font.mono};
  }
  form {
    max-width: 460px;
  }
`;
