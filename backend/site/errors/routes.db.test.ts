import { desc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { reportError } from '../../../contracts/endpoints';
import { openTestStore } from '../../../testing/store';
import { createApp } from '../../createApp';
import { errorReports } from '../../db/schema';
import type { Store } from '../../db/store';
import { REPORTS_KEPT } from './insertErrorReport';

const NOW = new Date('2026-11-21T12:00:00Z');
let store: Store;
let app: FastifyInstance;
const handedOn: Error[] = [];
beforeAll(async () => {
  store = await openTestStore();
  app = await createApp({
    store,
    now: () => NOW,
    logger: pino({ level: 'silent' }),
    onUnexpected: (error) => handedOn.push(error),
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const send = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/errors', payload, headers: { 'x-request-id': 'req-1' } });

describe('POST /api/errors', () => {
  it('stores a report without personal data, and forwards it', async () => {
    const response = await send({
      title: 'Server Error 500',
      description: 'https://x.example/?me=jane@example.com',
      trace: 'at 203.0.113.7\0',
    });
    expect(reportError.output.validateSync(response.json(), { strict: true })).toEqual({
      accepted: true,
    });
    const [row] = await store.db
      .select()
      .from(errorReports)
      .orderBy(desc(errorReports.id))
      .limit(1);
    expect(row).toMatchObject({
      title: 'Server Error 500',
      description: 'https://x.example/?[query]',
      trace: 'at [ip]',
      requestId: 'req-1',
      receivedAt: NOW.toISOString(),
    });
    expect(handedOn.at(-1)).toMatchObject({
      name: 'PageError',
      message: 'Server Error 500: https://x.example/?[query]',
      stack: 'at [ip]',
    });
  });

  it('takes a title alone, and refuses one that is missing or too long', async () => {
    expect((await send({ title: 'Oops' })).statusCode).toBe(200);
    expect((await send({ title: ' ' })).statusCode).toBe(400);
    expect((await send({ title: 'x'.repeat(301) })).statusCode).toBe(400);
    expect((await send({ title: 'x', trace: 'x'.repeat(16_001) })).statusCode).toBe(400);
  });

  it('keeps the newest reports only', async () => {
    await store.db.execute(sql`insert into error_reports (title, description, trace)
      select 'old', '', '' from generate_series(1, ${REPORTS_KEPT + 5})`);
    await send({ title: 'newest' });
    expect(await store.db.$count(errorReports)).toBe(REPORTS_KEPT);
    const [row] = await store.db
      .select()
      .from(errorReports)
      .orderBy(desc(errorReports.id))
      .limit(1);
    expect(row?.title).toBe('newest');
  });
});
