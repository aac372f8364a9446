import { version } from '../../package.json';
import { readErrorTarget } from './errorTarget';
import { RELEASE } from './release';

const SENTRY_DSN = 'https://key@errors.example/1';

describe('where errors are sent', () => {
  it('is nowhere without a DSN', () => {
    expect(
      readErrorTarget(
        { SENTRY_RELEASE: 'a', SENTRY_ENVIRONMENT: 'b' },
        'https://plumbline.example',
      ),
    ).toBeUndefined();
  });

  it.each([
    [
      'the package’s own release, in production',
      {},
      'https://plumbline.example',
      { release: RELEASE, environment: 'production' },
    ],
    [
      'a site on this machine apart',
      {},
      'http://localhost:3000',
      { release: RELEASE, environment: 'local' },
    ],
    [
      'what the operator names',
      { SENTRY_RELEASE: 'site@7', SENTRY_ENVIRONMENT: 'staging' },
      'https://plumbline.example',
      { release: 'site@7', environment: 'staging' },
    ],
  ])('names %s', (_, env, siteUrl, named) => {
    expect(readErrorTarget({ SENTRY_DSN, ...env }, siteUrl)).toEqual({ dsn: SENTRY_DSN, ...named });
  });

  it('refuses a DSN that is no address', () => {
    expect(() => readErrorTarget({ SENTRY_DSN: 'key' }, 'http://localhost')).toThrow(
      'SENTRY_DSN must be a http or https address, not "key"',
    );
  });

  it('knows its own version', () => {
    expect(RELEASE).toBe(`plumbline@${version}`);
  });
});
