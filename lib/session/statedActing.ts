import { ACTING_HEADER } from '@/contracts/accounts/actingHeader';

/**
 * As whom the page shows itself acting: what stands on it, not what the browser knows
 * (components/impersonation/ImpersonationBanner).
 */
export function statedActing(): Record<string, string> {
  const banner = document.querySelector<HTMLElement>('[data-acting]');
  const name = banner?.dataset.acting;
  return name ? { [ACTING_HEADER]: encodeURIComponent(name) } : {};
}
