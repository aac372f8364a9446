import { Link } from '@/components/ui';
import styled from 'styled-components';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { color } from '@/styles/theme';
import { categoryHref } from '../rating/categoryHref';
import { copy } from '../copy';

const Trail = styled.nav`
  font-size: 13px;
  color: ${color.ink2};
  margin-bottom: 8px;
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  li + li::before {
    content: '/';
    margin: 0 6px;
    color: ${color.ink3};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
`;

interface BreadcrumbProps {
  project: Pick<ProjectDetail, 'name' | 'category'>;
  /** Its name. */
  category: string;
}

export function Breadcrumb({ project, category }: BreadcrumbProps) {
  return (
    <Trail aria-label={copy.breadcrumb}>
      <ol>
        <li>
          <Link href={categoryHref()}>{copy.leaderboard}</Link>
        </li>
        <li>
          <Link href={categoryHref(project.category)}>{category}</Link>
        </li>
        <li aria-current="page">{project.name}</li>
      </ol>
    </Trail>
  );
}
