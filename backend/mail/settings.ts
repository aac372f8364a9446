import { isIP } from 'node:net';
import { EnvError, isLocal, optional, url, type Env } from '../../contracts/env';
import { isMailAddress } from './isMailAddress';

/** Where messages are handed over. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the start (smtps); otherwise STARTTLS where the server offers it. */
  secure: boolean;
  /** STARTTLS or nothing: a password never goes out to another machine in clear. */
  requireTLS: boolean;
  /** No STARTTLS: within this machine nobody listens, and such servers seldom have a certificate that holds. */
  ignoreTLS: boolean;
  auth: { user: string; pass: string } | undefined;
}

export interface MailSettings {
  /** The mail server; undefined means that messages stay in the outbox. */
  smtp: SmtpSettings | undefined;
  from: { name: string; address: string };
  /** The site's own address as it is configured; undefined where nobody said. */
  siteUrl: string | undefined;
  /** The address of the page that shows messages nobody sends; undefined where there is none: with SMTP, and on sites for others. */
  shownAt: string | undefined;
}

const DEFAULT_PORT = { 'smtp:': 587, 'smtps:': 465 } as const;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;
const HOST = /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])$/i;

/** The address, never repeated in an error: it holds a password. */
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
    const [secure, isHere] = [protocol === 'smtps:', LOOPBACK.test(host)];
    return {
      host,
      port: port ? Number(port) : DEFAULT_PORT[protocol],
      secure,
      auth,
      requireTLS: !secure && !isHere && auth !== undefined,
      ignoreTLS: !secure && isHere,
    };
  } catch {
    throw refused;
  }
}

/** `Name <address>` or an address alone: one sender, in one line. */
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

/** Nobody who is not at this machine may read codes: a backend that others reach is local only when it is told so. */
function isLocalSite(siteUrl: string | undefined, backendHost: string): boolean {
  return siteUrl === undefined ? LOOPBACK.test(backendHost) : isLocal(siteUrl);
}

/** @throws EnvError naming the variable that does not fit. */
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
