import { isIP } from 'node:net';
import { isOwnMachine, isPublicAddress } from '../../contracts/addresses';
import { WEBHOOK_MESSAGES, webhookUrlFault } from '../../contracts/webhooks/webhooks';

/** An address that may not be called; the message is for the owner. */
export class Refused extends Error {}

export interface Target {
  url: URL;
  /** Without brackets and final dots. */
  host: string;
}

/** Names that have a meaning only inside of a network. */
const INTERNAL = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|onion)$/;

/** URL has made any spelling of a number (decimal, octal, hex, full-width) a plain address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');

/**
 * What can be said without resolving the name.
 * @param allowLoopback for tests and development: this machine, by any port, without TLS
 * @param allowPlain also http, at its own port
 * @throws Refused
 */
export function checkUrl(text: string, allowLoopback = false, allowPlain = false): Target {
  const asked = allowPlain ? text.replace(/^http:\/\/(?=[^/:]+(?:\/|$))/, 'https://') : text;
  const fault = webhookUrlFault(asked, allowLoopback);
  if (fault !== undefined) throw new Refused(fault);
  const url = new URL(text);
  const host = hostOf(url);
  if (allowLoopback && isOwnMachine(host)) return { url, host };
  if (isIP(host) === 0 ? INTERNAL.test(host) : !isPublicAddress(host))
    throw new Refused(WEBHOOK_MESSAGES.host);
  return { url, host };
}
