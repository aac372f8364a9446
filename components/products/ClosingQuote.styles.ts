import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

export const Closing = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 32px;
  padding: 24px 28px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  h2 {
    font-size: 24px;
  }
  .says {
    flex: 1 1 380px;
  }
  .says p {
    color: ${color.ink2};
    margin-top: 4px;
    max-width: 68ch;
  }
  ${media.phone} {
    padding: 20px 16px;
  }
`;
