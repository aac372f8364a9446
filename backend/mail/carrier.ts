import type { OutboxMail } from './outbox';

/** Who brings messages to people. */
export interface Carrier {
  /** What a message is when it was carried: `sent` ones are cleared, `shown` ones stay readable. */
  outcome: 'sent' | 'shown';
  /**
   * Brings one message.
   * @param signal gives it up.
   * @throws NotCarried
   */
  carry(mail: OutboxMail, signal: AbortSignal): Promise<void>;
}

/** Why a message did not get there, in words that name neither its reader nor what is in it. */
export class NotCarried extends Error {
  constructor(
    message: string,
    /** No other try will end better: nobody has this address. */
    readonly isFinal: boolean,
  ) {
    super(message);
    this.name = 'NotCarried';
  }
}
