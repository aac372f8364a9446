/** Messages that bring somebody a code; a newer one makes the older one to the same person void. */
export const CODE_KINDS = ['sign-up', 'reset'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];
export type MailKind = CodeKind | 'quote';

/** A message: plain text and HTML, which say the same. */
export interface Mail {
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where that is somebody else than the sender. */
  replyTo?: string;
}

/** Milliseconds that a message of each kind may still be sent after; kinds that are left out are not sent. */
export type MailLife = Readonly<Partial<Record<MailKind, number>>>;
