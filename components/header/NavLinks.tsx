import Link from 'next/link';
import styled from 'styled-components';
import { media } from '@/styles/theme';
import { NAVIGATION } from './navigation';

const Nav = styled.nav`
  display: flex; gap: 4px;
  a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 10px; text-decoration: none; white-space: nowrap; }
  ${media.phone} { gap: 0; margin-right: -6px; a { padding: 0 6px; font-size: 14px; } }
  a:hover { text-decoration: underline; text-underline-offset: 4px; }
`;

interface NavLinksProps { label: string }

export function NavLinks({ label }: NavLinksProps) {
  return (
    <Nav aria-label={label}>
      {NAVIGATION.map((link) => <Link key={link.href} href={link.href} prefetch={false}>{link.label}</Link>)}
    </Nav>
  );
}
