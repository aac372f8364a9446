import styled from 'styled-components';
import { Brand } from '@/components/ui';
import { media } from '@/styles/theme';
import { AccountControl } from './AccountControl';
import { NavLinks } from './NavLinks';

const Row = styled.div`
  display: flex; align-items: center; gap: 20px; min-height: 64px;
  > :last-child { margin-left: auto; }
  ${media.phone} { flex-wrap: wrap; gap: 0 8px; padding-top: 8px; nav { order: 3; width: 100%; margin-left: -6px; } }
`;

/** Brand, links and account on the home page's banner, where the shared header is hidden. */
export function Masthead() {
  return <Row><Brand /><NavLinks label="Banner" /><AccountControl /></Row>;
}
