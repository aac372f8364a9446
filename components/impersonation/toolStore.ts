/** Whether the tool is wanted: the item of a menu opens it, the host shows it. */
import { onSessionEnd } from '@/lib/session/sessionStore';
import { sharedValue, useShared } from '@/lib/sharedValue';

const open = sharedValue(false);
/** What was typed and not yet sent outlives the dialog. */
let draft = '';

export const openTool = (): void => open.set(true);
export const closeTool = (): void => open.set(false);
export const keepDraft = (typed: string): void => {
  draft = typed;
};
export const keptDraft = (): string => draft;

// What one person typed is not for the next one in this tab.
onSessionEnd(() => {
  draft = '';
  open.set(false);
});

export const useToolOpen = (): boolean => useShared(open);
