import { Link } from '@/components/ui';
import styled from 'styled-components';
import { COMPANY, PRODUCTS, RATINGS, RESOURCES } from '@/lib/navigation';
import { copy } from './copy';
import { NavMenu } from './NavMenu';

const Nav = styled.nav`
  display: flex;
  gap: 4px;
  .top {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    background: none;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }
  .top:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const COMPANY_GROUPS = [{ links: COMPANY }];
const PRODUCT_GROUPS = [{ links: PRODUCTS }, { title: copy.ratings, links: RATINGS }];

interface MainNavProps {
  label: string;
}

/** Desktop navigation (§2). */
export function MainNav({ label }: MainNavProps) {
  return (
    <Nav aria-label={label}>
      <NavMenu label={copy.products} groups={PRODUCT_GROUPS} />
      <NavMenu label={copy.company} groups={COMPANY_GROUPS} />
      <Link href={RESOURCES.href} className="top">
        {RESOURCES.label}
      </Link>
    </Nav>
  );
}
