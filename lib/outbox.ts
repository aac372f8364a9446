import type { OutboxMessage } from '@/contracts/accounts/internalEndpoints';
import { VERIFICATION_CODE_LENGTH } from '@/contracts/limits';

export interface OutboxItem extends OutboxMessage {
  /** The digits to enter. */
  code: string | null;
}

const CODE = new RegExp(`(?<!\\d)\\d{${VERIFICATION_CODE_LENGTH}}(?!\\d)`);

export const codeIn = ({ subject, text }: Pick<OutboxMessage, 'subject' | 'text'>): string | null =>
  (CODE.exec(subject) ?? CODE.exec(text))?.[0] ?? null;
