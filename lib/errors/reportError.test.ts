import { stubFetch } from '@/testing/fetchStub';
import { REPORTS_A_MINUTE, REPORTS_A_SESSION, reportError } from './reportError';

const MINUTE_MS = 60_000;
let server: ReturnType<typeof stubFetch>;
beforeEach(() => {
  server = stubFetch(() => ({ body: { accepted: true } }));
});
afterEach(() => server.restore());

/** @returns how many were sent */
function report(count: number, minute: number, words: (at: number) => string): number {
  const before = server.asked.length;
  for (let at = 0; at < count; at += 1)
    reportError({ title: 'Timeout', description: words(at) }, () => minute * MINUTE_MS);
  return server.asked.length - before;
}

// One tab from its opening on: its count goes on from test to test.
describe('reports of failures', () => {
  it('are sent for each failing call, under the same title too', () => {
    expect(report(3, 0, (at) => `call /api/${at}`)).toBe(3);
    expect(server.asked.map(({ url, body }) => [url, body])).toEqual(
      [0, 1, 2].map((at) => [
        '/api/errors',
        { title: 'Timeout', description: `call /api/${at}`, trace: '' },
      ]),
    );
  });

  it('that say the same are sent once a minute', () => {
    expect(report(5, 1, () => 'call /api/x')).toBe(1);
    expect(report(5, 2, () => 'call /api/x')).toBe(1);
  });

  it('are ten a minute at most', () => {
    expect(report(50, 3, (at) => `call /api/${at}`)).toBe(REPORTS_A_MINUTE);
  });

  it('are sixty at most until the tab loads the site anew', () => {
    const sentBefore = 3 + 2 + REPORTS_A_MINUTE;
    const minutes = Array.from({ length: 30 }, (_, at) => at + 4);
    const sent = minutes.map((minute) => report(10, minute, (at) => `call /api/${at}`));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(REPORTS_A_SESSION - sentBefore);
  });
});
