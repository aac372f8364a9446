import type { OpenStep, VisibleStep } from './authState';

/** `/auth/login?step=verify` takes a code that was mailed earlier, and so survives a reload. */
export const STEP = 'step';
export const STEPS = {
  verify: 'verify-email',
  reset: 'reset-forgotten-password',
} as const satisfies Record<string, OpenStep>;

const NAMES = Object.entries(STEPS) as [keyof typeof STEPS, OpenStep][];

export function readStep(search: string): OpenStep | undefined {
  const name = new URLSearchParams(search).get(STEP);
  return NAMES.find(([one]) => one === name)?.[1];
}

/**
 * Lets the address of a form's page follow the step that it shows, without a navigation. A code that
 * a mail's link has brought leaves the address.
 */
export function writeStep(step: VisibleStep): void {
  const url = new URL(window.location.href);
  const name = NAMES.find(([, one]) => one === step)?.[0];
  if (name) url.searchParams.set(STEP, name);
  else url.searchParams.delete(STEP);
  url.hash = '';
  if (url.href === window.location.href) return;
  const as = `${url.pathname}${url.search}`;
  window.history.replaceState({ ...(window.history.state as object | null), as }, '', as);
}
