import { notifyOtherTabs } from './notifyOtherTabs';

/** Not in `routes`, which every page loads: only this leads there. */
const ACCOUNT_DELETED = '/account-deleted';

/**
 * After the account is deleted. A load of its own, so that nothing of it stays in memory; "Back" does
 * not return to it.
 */
export async function leaveDeleted(): Promise<void> {
  await notifyOtherTabs();
  window.location.replace(ACCOUNT_DELETED);
}
