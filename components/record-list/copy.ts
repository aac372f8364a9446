import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';

export const copy = {
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
} as const;

/** Of a list of one project. */
export const ofProject = ({ id, name }: { id: string; name: string }) => ({
  back: { href: routes.project(id), label: `${name}: rating and proof` },
  data: { href: rareRoutes.projectJson(id), label: 'All of it as data (JSON)' },
});
