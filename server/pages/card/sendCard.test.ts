import { ServerResponse, type IncomingMessage } from 'node:http';
import { makeProjectDetail } from '@/testing/builders/project';
import { stubFetch, type Answer } from '@/testing/fetchStub';
import { drawCard } from './drawCard';
import { sendCard } from './sendCard';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

jest.mock('./drawCard', () => ({ drawCard: jest.fn() }));
const draw = jest.mocked(drawCard);

let stub: ReturnType<typeof stubFetch>;
const answer = (given: Answer) => {
  stub = stubFetch(() => given);
};
afterEach(() => stub.restore());

async function ask(id: string): Promise<ServerResponse> {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  await sendCard({ id }, response);
  return response;
}

describe('GET /projects/{id}/card.png', () => {
  it('draws a project once, for pages of other sites too', async () => {
    answer({ body: makeProjectDetail({ id: 'aave' }) });
    draw.mockResolvedValue(Buffer.from('png'));
    const [first, second] = [await ask('aave'), await ask('aave')];
    expect(draw).toHaveBeenCalledTimes(1);
    expect(first.getHeaders()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
    });
    expect(second.statusCode).toBe(200);
  });

  it.each(['nobody', '../x', 'A'])('has none for %s', async (id) => {
    answer({ status: 404, body: { error: { code: 'not-found', message: 'x' } } });
    expect((await ask(id)).statusCode).toBe(404);
  });

  it('is asked for again soon where it cannot be drawn', async () => {
    answer({ status: 503, body: {} });
    const response = await ask('curve');
    expect(response.statusCode).toBe(503);
    expect(response.getHeader('cache-control')).toBe('no-store');
  });

  it('is at the new address of a project that has moved', async () => {
    answer({ status: 308, body: { error: { code: 'moved', message: 'x', movedTo: 'aave' } } });
    const response = await ask('aave-v2');
    expect([response.statusCode, response.getHeader('location')]).toEqual([
      308,
      '/projects/aave/card.png',
    ]);
  });

  it('says when it is the drawing that fails', async () => {
    answer({ body: makeProjectDetail({ id: 'broken' }) });
    draw.mockRejectedValue(new TypeError('no font'));
    await expect(ask('broken')).rejects.toThrow('no font');
  });
});
