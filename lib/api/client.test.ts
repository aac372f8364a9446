import { stubFetch } from '@/testing/fetchStub';
import { request } from './client';

const reports = ({ asked }: ReturnType<typeof stubFetch>) =>
  asked.filter(({ url }) => url === '/api/errors').map(({ body }) => body);

describe('what the browser reports (§8)', () => {
  it('a server error, with the page’s URL, the call’s own, its body and its trace, once', async () => {
    const server = stubFetch(({ url }) =>
      url === '/api/errors' ? { body: { accepted: true } } : { status: 500, body: 'it broke' },
    );
    await expect(request('/api/x')).rejects.toMatchObject({ name: 'ServerError' });
    await expect(request('/api/x')).rejects.toMatchObject({ name: 'ServerError' });
    expect(reports(server)).toEqual([
      {
        title: 'Server error 500',
        description: 'Page http://localhost/, call /api/x: it broke',
        trace: expect.stringContaining('ServerError: 500 from /api/x') as string,
      },
    ]);
    server.restore();
  });

  it('each failing call of a page, not the first alone', async () => {
    const server = stubFetch(({ url }) =>
      url === '/api/errors' ? {} : { status: 503, body: `no ${url}` },
    );
    for (const url of ['/api/a', '/api/b'])
      await expect(request(url)).rejects.toMatchObject({ name: 'ServerError' });
    expect(reports(server)).toMatchObject([
      { description: 'Page http://localhost/, call /api/a: no /api/a' },
      { description: 'Page http://localhost/, call /api/b: no /api/b' },
    ]);
    server.restore();
  });

  it('a timeout after four attempts', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = stubFetch(({ url }) =>
      url === '/api/errors' ? {} : { status: 504, body: 'late', headers: { 'retry-after': '0' } },
    );
    await expect(request('/api/slow')).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(server.asked.filter(({ url }) => url === '/api/slow')).toHaveLength(4);
    expect(reports(server)).toMatchObject([
      { title: 'Timeout', description: 'Page http://localhost/, call /api/slow: late' },
    ]);
    server.restore();
    jest.useRealTimers();
  });

  it('never a failure of the report itself', async () => {
    const server = stubFetch(() => ({ status: 500, body: 'x' }));
    await expect(request('/api/errors', { method: 'POST', body: {} })).rejects.toMatchObject({
      status: 500,
    });
    expect(server.asked).toHaveLength(1);
    server.restore();
  });

  it('never a refusal', async () => {
    const server = stubFetch(() => ({ status: 404, body: 'x' }));
    await expect(request('/api/x')).rejects.toMatchObject({ name: 'NotFoundError' });
    expect(server.asked).toHaveLength(1);
    server.restore();
  });
});
