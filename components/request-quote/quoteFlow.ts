import { track } from '@/lib/analytics/track';
import { toFormFailure } from '@/lib/api/formFailure';
import { sendQuote } from '@/lib/api/quote';
import { notify } from '@/lib/notices/notices';
import { newId } from '@/lib/newId';
import { closeQuote, getQuoteDialog } from '@/lib/quote/quoteStore';
import { onSessionEnd } from '@/lib/session/sessionStore';
import { sharedValue, useShared } from '@/lib/sharedValue';
import type { QuoteForm } from '@/contracts/site/quote';
import { copy } from './copy';

/** `subject` is the hidden trap. */
export type QuoteValues = Record<keyof QuoteForm | 'subject', string>;
export interface Refusal {
  message?: string;
  fields: Record<string, string>;
}
export interface QuoteState {
  /** Survives closing the dialog; empty once sent. */
  draft: QuoteValues;
  busy: boolean;
  refusal: Refusal | null;
}

const EMPTY: QuoteState = {
  draft: { name: '', email: '', project: '', website: '', service: '', message: '', subject: '' },
  busy: false,
  refusal: null,
};

const flow = sharedValue(EMPTY);
/** The id of the last attempt: repeating it after a lost answer stores the request once. */
let sent: { id: string; content: string } | undefined;

function publish(change: Partial<QuoteState>): void {
  flow.set({ ...flow.get(), ...change });
}

function requestId(form: object): string {
  const content = JSON.stringify(form);
  if (sent?.content !== content) sent = { id: newId(), content };
  return sent.id;
}

export function quoteSent(): void {
  notify('success', copy.done);
  track('generate_lead');
  closeQuote();
}

function failureMessage({
  offline,
  retryAfterSeconds,
  message,
}: ReturnType<typeof toFormFailure>): string {
  if (offline) return copy.offline;
  return retryAfterSeconds === undefined
    ? message
    : copy.limit(Math.max(1, Math.ceil(retryAfterSeconds / 60)));
}

function toRefusal(error: unknown): Refusal {
  const failure = toFormFailure(error);
  const known = Object.entries(failure.fields).filter(([name]) => name in EMPTY.draft);
  return {
    fields: Object.fromEntries(known),
    message: known.length > 0 ? undefined : failureMessage(failure),
  };
}

export function keepDraft(draft: QuoteValues): void {
  publish({ draft });
}

export function forgetRefusal(): void {
  if (flow.get().refusal) publish({ refusal: null });
}

/**
 * Ignores calls while busy. Continues after the dialog closes, and then reports a failure by
 * notice.
 */
export async function submitQuote(form: QuoteForm & { subject: string }): Promise<void> {
  if (flow.get().busy) return;
  publish({ busy: true, refusal: null });
  try {
    await sendQuote({ ...form, id: requestId(form) });
    sent = undefined;
    publish(EMPTY);
    quoteSent();
  } catch (error) {
    const refusal = toRefusal(error);
    publish({ busy: false, refusal });
    if (!getQuoteDialog().open)
      notify('error', refusal.message ?? Object.values(refusal.fields)[0]!);
  }
}

// The next person in this tab must not see the draft.
onSessionEnd(() => {
  sent = undefined;
  publish({ draft: EMPTY.draft, refusal: null });
});

export const quoteState = (): QuoteState => flow.get();

export const useQuoteState = (): QuoteState => useShared(flow);
