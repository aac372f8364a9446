import { routes } from '@/lib/routes';

/** Links of the header and the home page's masthead, once. */
export const NAVIGATION = [
  { href: `${routes.home}#leaderboard`, label: 'Leaderboard' },
  { href: routes.methodology, label: 'Methodology' },
] as const;
