import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { badgeWords } from '@/components/ui';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { score as shown } from '@/lib/format/numbers';
import { useOnScroll } from '@/lib/hooks/useOnScroll';
import { useScrolledPast } from '@/lib/hooks/useScrolledPast';
import { color, media } from '@/styles/theme';
import type { SectionLink } from '../constants';
import { copy } from '../copy';

/**
 * Sticks below the site's header (65 px). On phones the links scroll away, and the name with its
 * score comes in their place. Its room is kept or fixed: nothing moves.
 */
const Nav = styled.nav`
  position: sticky;
  top: calc(65px + var(--above-header, 0px));
  z-index: 10;
  display: flex;
  gap: 24px;
  align-items: center;
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
  margin: 12px 0 24px;
  ul {
    display: flex;
    flex: 1;
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
  .who {
    flex: none;
    max-width: 40%;
    overflow: hidden;
    font-size: 14px;
    text-overflow: ellipsis;
    white-space: nowrap;
    visibility: hidden;
  }
  .who[data-shown='true'] {
    visibility: visible;
  }
  ${media.phone} {
    position: static;
    margin: 0 -16px 16px;
    ul {
      padding: 0 16px;
      gap: 20px;
    }
    a {
      justify-content: center;
      min-width: 44px;
    }
    .who {
      position: fixed;
      top: calc(65px + var(--above-header, 0px));
      right: 0;
      left: 0;
      z-index: 10;
      max-width: none;
      padding: 7px 16px;
      background: ${color.paper};
      border-bottom: 1px solid ${color.line};
    }
  }
`;

/** Of the window's height. */
const LINE = 0.25;

const beginsAbove = (id: string): boolean => {
  const section = document.getElementById(id);
  return !!section && section.getBoundingClientRect().top <= window.innerHeight * LINE + 1;
};

/**
 * The last section that begins above the line; above all of them, the first. An observer of
 * intersections would miss a move undone before its next frame.
 */
function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  useOnScroll(useCallback(() => setActive(ids.findLast(beginsAbove) ?? ids[0]), [ids]));
  return active;
}

/** When the head has left the window. */
const headEnd = (): number => {
  const head = document.getElementById('head');
  return head ? head.offsetTop + head.offsetHeight - 65 : Infinity;
};

/** "Score 67, BBB proven, AA possible"; without a score, its state. */
const standing = (project: ProjectDetail): string =>
  project.state === 'rated' && project.score !== null
    ? `${copy.score} ${shown(project.score)}, ${badgeWords(project)}`
    : badgeWords(project);

export function SectionNav({
  project,
  sections,
}: {
  project: ProjectDetail;
  sections: readonly SectionLink[];
}) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const active = useActiveSection(ids);
  const past = useScrolledPast(headEnd);
  return (
    <Nav aria-label={copy.sections}>
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={active === id ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <span className="who" data-shown={past} aria-hidden="true">
        <strong>{project.name}</strong> {standing(project)}
      </span>
    </Nav>
  );
}
