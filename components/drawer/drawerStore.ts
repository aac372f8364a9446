/** Whether the mobile drawer is wanted: any of its buttons opens it, the Layout shows it. */
import { sharedValue, useShared } from '@/lib/sharedValue';

let opener: HTMLElement | null = null;
const open = sharedValue(false);

/** @param button what gets the focus back */
export function openDrawer(button: HTMLElement): void {
  opener = button;
  open.set(true);
}

export const closeDrawer = (): void => open.set(false);

/** The button that opened it. */
export const drawerOpener = (): HTMLElement | null => opener;

export const useDrawerOpen = (): boolean => useShared(open);
