import styled from 'styled-components';
import { Card, Wrap } from '@/components/ui';
import { color, media } from '@/styles/theme';

export const Page = styled(Wrap)`
  padding-block: 36px 72px;
  max-width: 640px;
  h1 {
    margin-bottom: 20px;
    font-size: 36px;
  }
  ${media.phone} {
    padding-block: 24px 48px;
    h1 {
      font-size: 30px;
    }
  }
`;

export const Sheet = styled(Card)`
  padding: 24px 28px 28px;
  overflow-wrap: anywhere;
  .lead {
    font-size: 17px;
  }
  p + p {
    margin-top: 8px;
    color: ${color.ink2};
  }
  form {
    margin-top: 20px;
  }
  a {
    color: ${color.link};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.phone} {
    padding: 18px 16px 24px;
  }
`;
