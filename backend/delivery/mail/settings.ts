import { isIP } from 'node:net';
import { isOwnMachine } from '../../../contracts/addresses';
import { EnvError, isLocal, optional, url, type Env } from '../../../contracts/env';
import { isOpenNetwork } from '../../../contracts/http/serviceUrl';
import { isMailAddress } from './isMailAddress';

export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the start (smtps); otherwise STARTTLS if offered. */
  secure: boolean;
  /** Requires STARTTLS: no password leaves this machine in clear, and no mail its networks. */
  requireTLS: boolean;
  /** No STARTTLS within this machine, where certificates are seldom valid. */
  ignoreTLS: boolean;
  auth: { user: string; pass: string } | undefined;
}

export interface MailSettings {
  /** Undefined: messages stay in the outbox. */
  smtp: SmtpSettings | undefined;
  from: { name: string; address: string };
  siteUrl: string | undefined;
  /** The page that shows unsent messages; undefined with SMTP and on public sites. */
  shownAt: string | undefined;
}

const DEFAULT_PORT = { 'smtp:': 587, 'smtps:': 465 } as const;
const HOST = /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])$/i;

/** Errors never repeat the address: it contains a password. */
function readSmtp(env: Env): SmtpSettings | undefined {
  const value = optional(env, 'SMTP_URL');
  if (value === undefined) return undefined;
  const refused = new EnvError(
    'SMTP_URL',
    'must be smtp://host:port or smtps://user:password@host:port, user and password percent-encoded',
    '…',
  );
  if (!URL.canParse(value)) throw refused;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value);
  if (
    (protocol !== 'smtp:' && protocol !== 'smtps:') ||
    !HOST.test(hostname) ||
    !/^\/?$/.test(pathname) ||
    search ||
    hash ||
    (password && !username)
  )
    throw refused;
  const host = hostname.replace(/^\[|\]$/g, '');
  try {
    const auth = username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined;
    const [secure, isHere] = [protocol === 'smtps:', isOwnMachine(host)];
    return {
      host,
      port: port ? Number(port) : DEFAULT_PORT[protocol],
      secure,
      auth,
      requireTLS: !secure && !isHere && (auth !== undefined || isOpenNetwork(host)),
      ignoreTLS: !secure && isHere,
    };
  } catch {
    throw refused;
  }
}

/** `Name <address>` or an address alone. */
function readFrom(env: Env, siteUrl: string | undefined): MailSettings['from'] {
  const host =
    siteUrl === undefined ? 'localhost' : new URL(siteUrl).hostname.replace(/^\[|\]$/g, '');
  const value =
    optional(env, 'MAIL_FROM') ?? `Plumbline <no-reply@${isIP(host) ? 'localhost' : host}>`;
  const [, name = '', inBrackets, alone] = /^(?:([^<>]*)<([^<>]*)>|([^<>]*))$/.exec(value) ?? [];
  const address = inBrackets ?? alone ?? '';
  const plainName = name.trim().replace(/^"(.*)"$/, '$1');
  if (!isMailAddress(address) || /[\p{Cc}"\\]/u.test(plainName))
    throw new EnvError(
      'MAIL_FROM',
      'must be one address: Name <name@host>',
      value.replace(/\p{Cc}/gu, ' '),
    );
  return { name: plainName, address };
}

/** Only people at this machine may read codes. */
function isLocalSite(siteUrl: string | undefined, backendHost: string): boolean {
  return siteUrl === undefined ? isOwnMachine(backendHost) : isLocal(siteUrl);
}

/** @throws EnvError naming the invalid variable */
export function readMailSettings(
  env: Env,
  { webPort, backendHost }: { webPort: number; backendHost: string },
): MailSettings {
  const siteUrl = url(env, 'NEXTAUTH_URL', ['http', 'https'])?.href.replace(/\/$/, '');
  const smtp = readSmtp(env);
  const isShown = smtp === undefined && isLocalSite(siteUrl, backendHost);
  return {
    smtp,
    from: readFrom(env, siteUrl),
    siteUrl,
    shownAt: isShown ? `${siteUrl ?? `http://localhost:${webPort}`}/dev/outbox` : undefined,
  };
}
