import styled from 'styled-components';
import { Brand } from '@/components/ui';
import { media } from '@/styles/theme';
import { NavLinks } from './NavLinks';

const Row = styled.div`
  display: flex; align-items: center; gap: 20px; min-height: 64px;
  ${media.phone} { flex-wrap: wrap; justify-content: space-between; gap: 0 8px; }
`;

/** Brand and links on the home page's banner, where the shared header is hidden. */
export function Masthead() {
  return <Row><Brand /><NavLinks label="Banner" /></Row>;
}
