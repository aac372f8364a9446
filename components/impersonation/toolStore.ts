import { onSessionEnd } from '@/lib/session/sessionStore';
import { sharedValue, useShared } from '@/lib/sharedValue';

const open = sharedValue(false);
/** Survives closing the dialog. */
let draft = '';

export const openTool = (): void => open.set(true);
export const closeTool = (): void => open.set(false);
export const keepDraft = (typed: string): void => {
  draft = typed;
};
export const keptDraft = (): string => draft;

onSessionEnd(() => {
  draft = '';
  open.set(false);
});

export const useToolOpen = (): boolean => useShared(open);
