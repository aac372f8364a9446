import { sharedValue, useShared } from '@/lib/sharedValue';

let opener: HTMLElement | null = null;
const open = sharedValue(false);

/** @param button gets the focus back */
export function openDrawer(button: HTMLElement): void {
  opener = button;
  open.set(true);
}

export const closeDrawer = (): void => open.set(false);

export const drawerOpener = (): HTMLElement | null => opener;

export const useDrawerOpen = (): boolean => useShared(open);
