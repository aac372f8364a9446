import { databaseUrl, isOpenNetwork, serviceUrl } from './serviceUrl';

describe('a way is private', () => {
  it.each([
    'localhost',
    'backend',
    'db.internal',
    'backend.default.svc.cluster.local',
    '127.0.0.1',
    '10.0.0.5',
    '172.30.0.2',
    '192.168.1.7',
    '169.254.1.1',
    '100.64.0.1',
    '::1',
    '[::1]',
    'fd00::5',
    '[fe80::1]',
  ])('to %s', (host) => {
    expect(isOpenNetwork(host)).toBe(false);
  });

  it.each([
    'db.example.com',
    '10.example.com',
    'local.example.com',
    '203.0.113.7',
    '172.32.0.1',
    '100.128.0.1',
    '2001:db8::1',
    '[2001:db8::1]',
    '::ffff:203.0.113.7',
  ])('but not to %s', (host) => {
    expect(isOpenNetwork(host)).toBe(true);
  });
});

describe('the address of a service', () => {
  it.each(['https://backend.example.com', 'http://backend:3001', 'http://10.0.0.5:3001'])(
    'may be %s',
    (BACKEND_URL) => {
      expect(serviceUrl({ BACKEND_URL }, 'BACKEND_URL')?.href).toContain(BACKEND_URL);
    },
  );

  it('may be missing', () => {
    expect(serviceUrl({}, 'BACKEND_URL')).toBeUndefined();
  });

  it('is not http on an open network', () => {
    expect(() =>
      serviceUrl({ SENTRY_DSN: 'http://key@errors.example.com/1' }, 'SENTRY_DSN'),
    ).toThrow(
      'SENTRY_DSN must be an https address, or use a private network or a tunnel, not "http://errors.example.com"',
    );
  });
});

describe('the address of the database', () => {
  const read = (DATABASE_URL: string, env: Record<string, string> = {}) =>
    databaseUrl({ DATABASE_URL, ...env }, 'DATABASE_URL');

  it.each([
    'postgres://u:p@database:5432/plumbline',
    'postgres://u:p@127.0.0.1/plumbline',
    'postgres://u:p@10.0.0.5/plumbline?sslmode=disable',
    'postgres:///plumbline?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/plumbline',
    'postgres://u:p@db.example.com/plumbline?sslmode=verify-full',
    'postgres://u:p@db.example.com/plumbline?sslmode=require',
    'postgres://u:p@db.example.com/plumbline?ssl=true',
  ])('may be %s', (address) => {
    expect(read(address)?.href).toBe(address);
  });

  it('may leave TLS to PGSSLMODE', () => {
    expect(read('postgres://db.example.com/p', { PGSSLMODE: 'verify-full' })).toBeDefined();
  });

  it.each([
    ['no TLS', 'postgres://u:s3cret@db.example.com/plumbline'],
    ['TLS switched off', 'postgres://u:s3cret@db.example.com/p?sslmode=disable'],
    ['a certificate that nobody checks', 'postgres://u:s3cret@db.example.com/p?sslmode=no-verify'],
    ['TLS on and off', 'postgres://u:s3cret@db.example.com/p?ssl=true&sslmode=disable'],
    ['libpq’s reading', 'postgres://u:s3cret@db.example.com/p?uselibpqcompat=true&sslmode=require'],
    ['another host in its query', 'postgres://u:s3cret@localhost/p?host=db.example.com'],
  ])('has TLS on an open network; refused: %s, without its password', (_, address) => {
    expect(() => read(address)).toThrow(
      /^DATABASE_URL must end in \?sslmode=verify-full, or use a private network or a tunnel(?!.*s3cret)/,
    );
  });
});
