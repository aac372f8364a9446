import { stubFetch } from '@/testing/fetchStub';
import { request } from './client';

describe('what the browser reports (§8)', () => {
  it('a server error, with the page URL, the call and its body, once', async () => {
    const server = stubFetch(({ url }) =>
      url === '/api/errors' ? { body: { accepted: true } } : { status: 500, body: 'it broke' },
    );
    await expect(request('/api/x')).rejects.toMatchObject({ name: 'ServerError' });
    await expect(request('/api/x')).rejects.toMatchObject({ name: 'ServerError' });
    expect(server.asked.filter(({ url }) => url === '/api/errors').map(({ body }) => body)).toEqual(
      [
        {
          title: 'Server error 500',
          description: 'Page http://localhost/, call /api/x: it broke',
          trace: '',
        },
      ],
    );
    server.restore();
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
