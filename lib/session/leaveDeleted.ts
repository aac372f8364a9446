import { routes } from '@/lib/routes';
import { notifyOtherTabs } from './notifyOtherTabs';

/**
 * After the account is deleted. A load of its own, so that nothing of it stays in memory; "Back" does
 * not return to it.
 */
export async function leaveDeleted(): Promise<void> {
  await notifyOtherTabs();
  window.location.replace(routes.accountDeleted);
}
