import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  /** From the envelope, not the headers. */
  from: string;
  to: string[];
  /** Lower-case names, unfolded. */
  headers: Record<string, string>;
  text: string;
  html: string;
}

export interface TestSmtp {
  port: number;
  received: Received[];
  /** The oldest unread message, or the next to arrive. */
  next: () => Promise<Received>;
  close: () => Promise<void>;
}

const HEADERS_END = /\r\n\r\n/;

function parseHeaders(block: string): Record<string, string> {
  const lines = block.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Parses just the MIME that we send: two alternative parts. */
function parse(raw: string): Omit<Received, 'from' | 'to'> {
  const split = raw.search(HEADERS_END);
  const headers = parseHeaders(raw.slice(0, split));
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = raw
    .slice(split)
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const end = part.search(HEADERS_END);
      const own = parseHeaders(part.slice(2, end));
      return {
        type: own['content-type'] ?? '',
        body: decoded(part.slice(end + 4), own['content-transfer-encoding']).replaceAll(
          '\r\n',
          '\n',
        ),
      };
    });
  const of = (type: string) => parts.find((part) => part.type.startsWith(type))?.body ?? '';
  return { headers, text: of('text/plain'), html: of('text/html') };
}

/** @param options refusals and logins; by default it accepts everything */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtp> {
  const received: Received[] = [];
  const unread: Received[] = [];
  const waiting: ((message: Received) => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(options.onAuth ? [] : ['AUTH'])],
    logger: false,
    ...options,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const message = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parse(Buffer.concat(chunks).toString('latin1')),
        };
        received.push(message);
        const reader = waiting.shift();
        if (reader) reader(message);
        else unread.push(message);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    next: () =>
      new Promise((resolve) => {
        const message = unread.shift();
        if (message) resolve(message);
        else waiting.push(resolve);
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
