import { track } from '@/lib/analytics/track';
import { quoteFailureOf, sendQuote } from '@/lib/api/quote';
import { notify } from '@/lib/notices/notices';
import { newId } from '@/lib/quote/newId';
import { closeQuote, quoteWish } from '@/lib/quote/quoteStore';
import { onSessionEnd } from '@/lib/session/sessionStore';
import { sharedValue, useShared } from '@/lib/sharedValue';
import type { QuoteForm } from '@/contracts/quote';
import { copy } from './copy';

/** What stands in the fields. `subject` is the one that people never see. */
export type QuoteValues = Record<keyof QuoteForm | 'subject', string>;
export interface Refusal {
  message?: string;
  fields: Record<string, string>;
}
export interface QuoteState {
  /** Kept while the dialog is closed, for as long as the page lives; sent, it is empty again. */
  draft: QuoteValues;
  busy: boolean;
  /** Why the last one was not taken; gone with the next edit. */
  refusal: Refusal | null;
}

const EMPTY: QuoteState = {
  draft: { name: '', email: '', project: '', website: '', service: '', message: '', subject: '' },
  busy: false,
  refusal: null,
};

const flow = sharedValue(EMPTY);
/** The id of what was sent last, for sending the same again after an answer that was lost: it is stored once. */
let sent: { id: string; content: string } | undefined;

function publish(change: Partial<QuoteState>): void {
  flow.set({ ...flow.get(), ...change });
}

function idOf(form: object): string {
  const content = JSON.stringify(form);
  if (sent?.content !== content) sent = { id: newId(), content };
  return sent.id;
}

/** The request is with whoever answers it: tells so, and closes the dialog (specification §2). */
export function quoteSent(): void {
  notify('success', copy.done);
  track('generate_lead');
  closeQuote();
}

function messageOf({
  offline,
  retryAfterSeconds,
  message,
}: ReturnType<typeof quoteFailureOf>): string {
  if (offline) return copy.offline;
  return retryAfterSeconds === undefined
    ? message
    : copy.limit(Math.max(1, Math.ceil(retryAfterSeconds / 60)));
}

function refusalOf(error: unknown): Refusal {
  const failure = quoteFailureOf(error);
  const known = Object.entries(failure.fields).filter(([name]) => name in EMPTY.draft);
  return {
    fields: Object.fromEntries(known),
    message: known.length > 0 ? undefined : messageOf(failure),
  };
}

/** What is typed is kept. */
export function keepDraft(draft: QuoteValues): void {
  publish({ draft });
}

/** The first edit after a refusal takes its words away. */
export function forgetRefusal(): void {
  if (flow.get().refusal) publish({ refusal: null });
}

/** Sends the form; while one is under way another one is ignored. It goes on when the dialog is closed meanwhile, and tells its end by a notice. */
export async function submitQuote(form: QuoteForm & { subject: string }): Promise<void> {
  if (flow.get().busy) return;
  publish({ busy: true, refusal: null });
  try {
    await sendQuote({ ...form, id: idOf(form) });
    sent = undefined;
    publish(EMPTY);
    quoteSent();
  } catch (error) {
    const refusal = refusalOf(error);
    publish({ busy: false, refusal });
    if (!quoteWish().open) notify('error', refusal.message ?? Object.values(refusal.fields)[0]!);
  }
}

// What one person typed is not for the next one in this tab.
onSessionEnd(() => {
  sent = undefined;
  publish({ draft: EMPTY.draft, refusal: null });
});

export const quoteState = (): QuoteState => flow.get();

export const useQuoteState = (): QuoteState => useShared(flow);
