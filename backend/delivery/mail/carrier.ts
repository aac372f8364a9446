import type { OutboxMail } from './outbox';

export interface Carrier {
  /** `sent` messages are cleared, `shown` ones stay readable. */
  outcome: 'sent' | 'shown';
  /** @throws NotCarried */
  carry(mail: OutboxMail, signal: AbortSignal): Promise<void>;
}

/** Why delivery failed, without naming the recipient or the content. */
export class NotCarried extends Error {
  constructor(
    message: string,
    /** Retrying is pointless: the address or the message is refused. */
    readonly isFinal: boolean,
  ) {
    super(message);
    this.name = 'NotCarried';
  }
}
