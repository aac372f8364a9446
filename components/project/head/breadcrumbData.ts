import type { ProjectDetail } from '@/contracts/projects/projects';
import { CATEGORY_NAMES } from '@/lib/format/categoryNames';
import { routes } from '@/lib/routes';
import { categoryHref } from '../rating/categoryHref';
import { copy } from '../copy';

/** A BreadcrumbList of schema.org. */
export function breadcrumbData(
  project: Pick<ProjectDetail, 'id' | 'name' | 'category'>,
  siteUrl: string,
): object {
  const trail = [
    { name: copy.leaderboard, item: `${siteUrl}${categoryHref()}` },
    { name: CATEGORY_NAMES[project.category], item: `${siteUrl}${categoryHref(project.category)}` },
    { name: project.name, item: `${siteUrl}${routes.project(project.id)}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
