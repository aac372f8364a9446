import type { ProjectDetail } from '@/contracts/projects';
import { CATEGORY_NAMES } from '@/lib/format/labels';
import { routes } from '@/lib/routes';
import { categoryHref } from './categoryHref';
import { copy } from './copy';

/** JSON-LD text, safe inside a script element. */
export function breadcrumbData(
  project: Pick<ProjectDetail, 'id' | 'name' | 'category'>,
  siteUrl: string,
): string {
  const trail = [
    { name: copy.leaderboard, item: `${siteUrl}${categoryHref()}` },
    { name: CATEGORY_NAMES[project.category], item: `${siteUrl}${categoryHref(project.category)}` },
    { name: project.name, item: `${siteUrl}${routes.project(project.id)}` },
  ];
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }).replaceAll('<', '\\u003c');
}
