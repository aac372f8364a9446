import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino, type Logger } from 'pino';
import { loggerOptions } from './logger';

function captureLog(write: (log: Logger) => void): Record<string, unknown> {
  let line = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      line += chunk.toString();
      done();
    },
  });
  write(pino(loggerOptions('info'), stream));
  return JSON.parse(line) as Record<string, unknown>;
}

describe('the log', () => {
  it('logs a request by id, method and path, never its query', () => {
    const req = {
      id: 'r1',
      method: 'GET',
      url: '/api/search-project?keyword=alice',
      headers: { cookie: 'x' },
    };
    expect(captureLog((log) => log.info({ req }, 'incoming')).req).toEqual({
      id: 'r1',
      method: 'GET',
      path: '/api/search-project',
    });
  });

  it('leaves the key of a shared list out', () => {
    const req = { id: 'r1', method: 'GET', url: `/api/shared-watchlist/${'k'.repeat(22)}?x=1` };
    expect(captureLog((log) => log.info({ req }, 'incoming')).req).toMatchObject({
      path: '/api/shared-watchlist/[key]',
    });
  });

  it('redacts keys and passwords', () => {
    expect(
      JSON.stringify(
        captureLog((log) =>
          log.info(
            { token: 't1', user: { password: 'p1' }, headers: { authorization: 'a1' } },
            'x',
          ),
        ),
      ),
    ).not.toMatch(/t1|p1|a1/);
  });

  it('logs what failed in a query, and none of its values', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      detail: 'Key (email)=(alice@example.com) exists',
    });
    const err = new DrizzleQueryError(
      'insert into pool_users values ($1, $2)',
      ['alice@example.com', '$argon2id$hash'],
      cause,
    );
    const line = captureLog((log) => log.error({ err }, 'request failed'));
    expect(line.err).toMatchObject({
      message: expect.stringContaining('insert into pool_users') as string,
      stack: expect.stringContaining('logger.test') as string,
    });
    expect(JSON.stringify(line)).toContain('duplicate key value');
    expect(JSON.stringify(line)).not.toMatch(/alice|argon2id/);
  });

  it('logs the cause that the queue reports as a plain object', () => {
    const { message, stack } = new Error('the database went away');
    expect(captureLog((log) => log.warn({ err: { message, stack, code: '57P01' } }))).toMatchObject(
      {
        err: { message, stack, code: '57P01' },
      },
    );
  });

  it('writes level by name and time as ISO 8601', () => {
    expect(captureLog((log) => log.warn('x'))).toMatchObject({
      level: 'warn',
      service: 'backend',
      time: expect.stringMatching(/Z$/) as string,
    });
  });
});
