import { routes } from '@/lib/routes';

export function authHref(page: 'login' | 'signup', callbackUrl: string = routes.home): string {
  const query =
    callbackUrl === routes.home ? '' : `?${new URLSearchParams({ callbackUrl }).toString()}`;
  return `${routes[page]}${query}`;
}
