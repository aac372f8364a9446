/** Whether the mobile drawer is wanted: any of its buttons opens it, the Layout shows it. */
import { useSyncExternalStore } from 'react';

let opener: HTMLElement | null = null;
let open = false;
const listeners = new Set<() => void>();

function publish(next: boolean): void {
  if (open === next) return;
  open = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
};

/** @param button what gets the focus back */
export function openDrawer(button: HTMLElement): void {
  opener = button;
  publish(true);
}

export const closeDrawer = (): void => publish(false);

/** The button that opened it. */
export const drawerOpener = (): HTMLElement | null => opener;

export const useDrawerOpen = (): boolean => useSyncExternalStore(subscribe, () => open, () => false);
