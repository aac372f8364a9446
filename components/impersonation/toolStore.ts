/** Whether the tool is wanted: the item of a menu opens it, the host shows it. */
import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '@/lib/session/sessionStore';

let open = false;
/** What was typed and not yet sent outlives the dialog. */
let draft = '';
const listeners = new Set<() => void>();

function publish(next: boolean): void {
  open = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
};

export const openTool = (): void => publish(true);
export const closeTool = (): void => publish(false);
export const keepDraft = (typed: string): void => { draft = typed; };
export const keptDraft = (): string => draft;

// What one person typed is not for the next one in this tab.
onSessionEnd(() => {
  draft = '';
  publish(false);
});

export const useToolOpen = (): boolean => useSyncExternalStore(subscribe, () => open, () => false);
