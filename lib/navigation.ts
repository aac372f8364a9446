import { routes } from './routes';

/** One entry of the header, the drawer and the footer. */
export interface NavigationLink {
  href: string;
  label: string;
}

/** What is offered (specification §2, routes). */
export const PRODUCTS: readonly NavigationLink[] = [
  { href: routes.securityAudit, label: 'Security Audit' },
  { href: routes.skynet, label: 'Skynet' },
  { href: routes.skytrace, label: 'Skytrace' },
  { href: routes.pentest, label: 'Penetration Testing' },
];

/** Who runs the site, and under what terms. */
export const COMPANY: readonly NavigationLink[] = [
  { href: routes.about, label: 'About' },
  { href: routes.careers, label: 'Careers' },
  { href: routes.disclaimer, label: 'Disclaimer' },
  { href: routes.privacy, label: 'Privacy Policy' },
  { href: routes.cookies, label: 'Cookie Policy' },
  { href: routes.terms, label: 'Terms and Conditions' },
];

/** What the site itself rates, and how: the free part of what is offered. */
export const RATINGS: readonly NavigationLink[] = [
  { href: `${routes.home}#leaderboard`, label: 'Leaderboard' },
  { href: routes.methodology, label: 'Methodology' },
];

/** Pages of whoever is signed in: the avatar menu and the drawer's Account submenu. */
export const ACCOUNT: readonly NavigationLink[] = [
  { href: routes.settings, label: 'Account Settings' },
];

export const RESOURCES: NavigationLink = { href: routes.resources, label: 'Resources' };

/** Of the footer, which leads everywhere. */
export const PAGES_ID = 'all-pages';
