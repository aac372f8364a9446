import { COMPANY, PRODUCTS, RESOURCES, type NavigationLink } from '@/lib/navigation';
import { routes } from '@/lib/routes';
import { copy } from './copy';

/** px, §9. */
export const BRAND_SIZE = { width: 168, height: 40 } as const;
export const ICON_PX = 20;
export const QR_PX = 150;

export const COLUMNS: readonly { title: string; links: readonly NavigationLink[] }[] = [
  { title: copy.products, links: PRODUCTS },
  { title: copy.company, links: COMPANY },
  {
    title: copy.learn,
    links: [
      { href: `${routes.home}#leaderboard`, label: copy.leaderboard },
      { href: routes.methodology, label: copy.methodology },
      { href: routes.status, label: copy.status },
      RESOURCES,
      { href: routes.blog, label: copy.blog },
      { href: routes.developers, label: copy.api },
      { href: routes.report(), label: copy.report },
    ],
  },
];

export const LEGAL: readonly NavigationLink[] = [
  { href: routes.terms, label: copy.terms },
  { href: routes.privacy, label: copy.privacy },
  { href: routes.cookies, label: copy.cookies },
];
