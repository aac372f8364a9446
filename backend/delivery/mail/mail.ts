/** A newer code voids the older one of its kind to the same recipient. */
export const CODE_KINDS = ['sign-up', 'reset'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];
export type MailKind = CodeKind | 'quote' | 'report' | 'report-state' | 'alerts';

export interface Mail {
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
  /** Beside the usual ones: names and values of ours. */
  headers?: Readonly<Record<string, string>>;
}

/** Milliseconds that a kind is worth sending; kinds left out are never sent. */
export type MailLife = Readonly<Partial<Record<MailKind, number>>>;
