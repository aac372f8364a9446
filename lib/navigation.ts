import { routes } from './routes';

export interface NavigationLink {
  href: string;
  label: string;
}

/** Specification §2, routes. */
export const PRODUCTS: readonly NavigationLink[] = [
  { href: routes.securityAudit, label: 'Security Audit' },
  { href: routes.skynet, label: 'Skynet' },
  { href: routes.skytrace, label: 'Skytrace' },
  { href: routes.pentest, label: 'Penetration Testing' },
];

export const COMPANY: readonly NavigationLink[] = [
  { href: routes.about, label: 'About' },
  { href: routes.careers, label: 'Careers' },
  { href: routes.disclaimer, label: 'Disclaimer' },
  { href: routes.privacy, label: 'Privacy Policy' },
  { href: routes.cookies, label: 'Cookie Policy' },
  { href: routes.terms, label: 'Terms and Conditions' },
];

export const RATINGS: readonly NavigationLink[] = [
  { href: `${routes.home}#leaderboard`, label: 'Leaderboard' },
  { href: routes.compare, label: 'Compare' },
  { href: routes.methodology, label: 'Methodology' },
];

export const WATCHLISTS: NavigationLink = { href: routes.watchlists(), label: 'Watchlists' };

export const ACCOUNT: readonly NavigationLink[] = [
  WATCHLISTS,
  { href: routes.alerts(), label: 'Alerts' },
  { href: routes.settings, label: 'Account Settings' },
];

export const RESOURCES: NavigationLink = { href: routes.resources, label: 'Resources' };

export const PAGES_ID = 'all-pages';
