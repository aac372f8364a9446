import { createHash } from 'node:crypto';
import { getSystemErrorName } from 'node:util';
import { createTransport } from 'nodemailer';
import { NotCarried, type Carrier } from './carrier';
import { isMailAddress } from './isMailAddress';
import type { OutboxMail } from './outbox';
import type { MailSettings, SmtpSettings } from './settings';

/** Milliseconds per step; deliverDue bounds the total. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  socketCloseTimeout: 2_000,
} as const;

/** Steps whose refusal is final (RFC 5321): of the address, or of this message. */
const FINAL_STEPS = ['RCPT TO', 'DATA'];

interface SmtpFailure {
  code?: unknown;
  command?: unknown;
  errno?: unknown;
  response?: unknown;
  responseCode?: unknown;
  permanent?: unknown;
}

/** Leaves out the server's own words, which may repeat the address. */
function describe({ code, command, errno, response, responseCode }: SmtpFailure): string {
  const enhanced =
    typeof response === 'string'
      ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
      : undefined;
  const system = typeof errno === 'number' && errno < 0 ? getSystemErrorName(errno) : undefined;
  const words = [code, command, responseCode, enhanced, system].filter((part) =>
    /^[A-Z0-9][A-Z0-9 ._-]{0,30}$/.test(String(part ?? '')),
  );
  return words.join(', ') || 'unknown failure';
}

function notCarried(error: unknown): NotCarried {
  const failure = error as SmtpFailure;
  return new NotCarried(
    describe(failure),
    failure.permanent === true && FINAL_STEPS.includes(String(failure.command)),
  );
}

/**
 * The same for every attempt, so that mailboxes detect a copy; reveals neither reader nor count.
 */
function makeMessageId({ id, createdAt, recipient }: OutboxMail, from: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([id, createdAt, recipient]))
    .digest('hex')
    .slice(0, 32);
  return `<${digest}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

/** Passes addresses and headers in parts, so that nothing can be injected. */
export function smtpCarrier(smtp: SmtpSettings, from: MailSettings['from']): Carrier {
  const transport = createTransport({
    ...smtp,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  return {
    outcome: 'sent',
    carry: async (mail, signal) => {
      if (!isMailAddress(mail.recipient)) throw new NotCarried('recipient is no address', true);
      const { recipient, replyTo, subject, text, html, headers, createdAt } = mail;
      await transport
        .sendMail({
          from,
          to: { name: '', address: recipient },
          envelope: { from: from.address, to: [recipient] },
          ...(replyTo !== null &&
            isMailAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          date: new Date(createdAt),
          messageId: makeMessageId(mail, from.address),
          // No out-of-office replies (RFC 3834, and Exchange's header).
          headers: {
            ...headers,
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
          },
          signal,
        })
        .catch((error: unknown) => {
          throw notCarried(error);
        });
    },
  };
}
