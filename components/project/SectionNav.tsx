import styled from 'styled-components';
import { color, media } from '@/styles/theme';
import { SECTIONS } from './constants';
import { copy } from './copy';
import { useActiveSection } from './useActiveSection';

const IDS = SECTIONS.map((section) => section.id);

/** Sticks below the site's header (65 px), except on phones, whose header is taller. */
const Nav = styled.nav`
  position: sticky;
  top: calc(65px + var(--above-header, 0px));
  z-index: 10;
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
  margin: 12px 0 24px;
  ul {
    display: flex;
    gap: 24px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    color: ${color.ink2};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
    border-bottom: 2px solid transparent;
  }
  a:hover {
    color: ${color.ink};
  }
  a[aria-current] {
    color: ${color.ink};
    font-weight: 600;
    border-color: ${color.ink};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  ${media.phone} {
    position: static;
    margin: 0 -16px 20px;
    ul {
      padding: 0 16px;
      gap: 20px;
    }
  }
`;

export function SectionNav() {
  const active = useActiveSection(IDS);
  return (
    <Nav aria-label={copy.sections}>
      <ul>
        {SECTIONS.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={active === id ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
