import type { MouseEvent } from 'react';

/** A press that stays in this tab; with a key or another button, browsers open a link elsewhere, and then it is theirs. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;
