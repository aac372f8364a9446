import styled from 'styled-components';
import { Wrap } from '@/components/ui';
import { media } from '@/styles/theme';

export const Page = styled(Wrap)`
  padding-block: 8px 72px;
  ${media.phone} {
    padding-block: 0 48px;
  }
`;
