import styled from 'styled-components';
import { color } from '@/styles/theme';

export const Related = styled.nav`
  padding-top: 28px;
  p {
    font-size: 13px;
    font-weight: 600;
    color: ${color.ink3};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-underline-offset: 3px;
  }
`;
