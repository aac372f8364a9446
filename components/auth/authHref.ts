import { routes } from '@/lib/routes';

/** Address of a form's page, which leads on to `callbackUrl` afterwards; the home page needs no mention. */
export function authHref(page: 'login' | 'signup', callbackUrl: string = routes.home): string {
  const query =
    callbackUrl === routes.home ? '' : `?${new URLSearchParams({ callbackUrl }).toString()}`;
  return `${routes[page]}${query}`;
}
