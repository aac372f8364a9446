import { readConfig } from '../../config';

const mail = (env: Record<string, string>) => readConfig(env).mail;

describe('where messages go', () => {
  it('is the outbox, shown on this machine, when nothing is set', () => {
    expect(mail({})).toEqual({
      smtp: undefined,
      from: { name: 'Plumbline', address: 'no-reply@localhost' },
      siteUrl: undefined,
      shownAt: 'http://localhost:3000/dev/outbox',
    });
  });

  it.each([
    ['another port', { PORT: '4000' }, 'http://localhost:4000/dev/outbox'],
    [
      'a local address',
      { NEXTAUTH_URL: 'http://127.0.0.1:8080/' },
      'http://127.0.0.1:8080/dev/outbox',
    ],
    ['a public site', { NEXTAUTH_URL: 'https://plumbline.example' }, undefined],
    [
      'a public site behind a local backend',
      { NEXTAUTH_URL: 'https://plumbline.example', BACKEND_HOST: '127.0.0.1' },
      undefined,
    ],
    [
      'a backend that others reach, and nobody said whose site it serves',
      { BACKEND_HOST: '0.0.0.0' },
      undefined,
    ],
    [
      'the same, on a local site',
      { BACKEND_HOST: '0.0.0.0', NEXTAUTH_URL: 'http://localhost:3000' },
      'http://localhost:3000/dev/outbox',
    ],
    ['SMTP', { SMTP_URL: 'smtp://127.0.0.1:1025' }, undefined],
  ])('is shown at the right place with %s', (_, env, shownAt) => {
    expect(mail(env as Record<string, string>).shownAt).toBe(shownAt);
  });

  it.each([
    [
      'smtp://mail.example',
      {
        host: 'mail.example',
        port: 587,
        secure: false,
        requireTLS: true,
        ignoreTLS: false,
        auth: undefined,
      },
    ],
    [
      'smtps://mail.example',
      {
        host: 'mail.example',
        port: 465,
        secure: true,
        requireTLS: false,
        ignoreTLS: false,
        auth: undefined,
      },
    ],
    [
      'smtp://us%40er:p%3Aa%2Fss@mail.example:2525',
      { port: 2525, requireTLS: true, ignoreTLS: false, auth: { user: 'us@er', pass: 'p:a/ss' } },
    ],
    ['smtp://user:pass@127.0.0.1:1025', { host: '127.0.0.1', requireTLS: false, ignoreTLS: true }],
    ['smtp://relay:25', { requireTLS: false, ignoreTLS: false }],
    ['smtp://user:pass@relay:25', { requireTLS: true }],
    ['smtp://[::1]:1025/', { host: '::1', port: 1025, ignoreTLS: true }],
  ])('are sent through %s', (SMTP_URL, smtp) => {
    expect(mail({ SMTP_URL }).smtp).toMatchObject(smtp);
  });

  it.each([
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://mail.example/path',
    'smtp://mail.example?logger=true',
    'smtp://mail.example#x',
    'smtp://:s3cret@mail.example',
    'smtp://u:s3cret%E0%A4@mail.example',
    'smtp://u:s3cret@ma il.example',
    'smtp://u:s3cret@mail.example:99999',
  ])('is refused as %s, without repeating a password', (SMTP_URL) => {
    expect(() => mail({ SMTP_URL })).toThrow(
      /^SMTP_URL must be smtp:\/\/host:port or smtps:\/\/user:password@host:port(?!.*s3cret)/,
    );
  });
});

describe('the sender', () => {
  it.each([
    [
      'Plumbline <mail@plumbline.example>',
      { name: 'Plumbline', address: 'mail@plumbline.example' },
    ],
    [
      '"Plumb, Line & Co" <mail@plumbline.example>',
      { name: 'Plumb, Line & Co', address: 'mail@plumbline.example' },
    ],
    [
      'Bleilot Köln <mail@plumbline.example>',
      { name: 'Bleilot Köln', address: 'mail@plumbline.example' },
    ],
    ['mail@plumbline.example', { name: '', address: 'mail@plumbline.example' }],
  ])('is %s', (MAIL_FROM, from) => {
    expect(mail({ MAIL_FROM }).from).toEqual(from);
  });

  it.each([
    ['https://plumbline.example', 'no-reply@plumbline.example'],
    ['http://127.0.0.1:3000', 'no-reply@localhost'],
    ['http://[::1]:3000', 'no-reply@localhost'],
  ])('has a default address at %s when it is not set', (NEXTAUTH_URL, address) => {
    expect(mail({ NEXTAUTH_URL }).from).toEqual({ name: 'Plumbline', address });
  });

  it.each([
    'nobody',
    'Plumbline <>',
    'a@b.example, c@d.example',
    'A <a@b.example> <c@d.example>',
    'A\r\nBcc: c@d.example <a@b.example>',
    'A <a@b.example\r\nBcc: c@d.example>',
    'A <a b@c.example>',
    'A <a@b.example',
    'A "x" <a@b.example>',
  ])('is refused as %j', (MAIL_FROM) => {
    expect(() => mail({ MAIL_FROM })).toThrow(
      /^MAIL_FROM must be one address: Name <name@host>, not "[^\r\n]*"$/,
    );
  });
});
