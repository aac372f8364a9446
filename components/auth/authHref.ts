import { routes } from '@/lib/routes';
import { STEP, type STEPS } from './stepInUrl';

export function authHref(
  page: 'login' | 'signup',
  callbackUrl: string = routes.home,
  step?: keyof typeof STEPS,
): string {
  const query = new URLSearchParams({
    ...(step && { [STEP]: step }),
    ...(callbackUrl !== routes.home && { callbackUrl }),
  }).toString();
  return query === '' ? routes[page] : `${routes[page]}?${query}`;
}
