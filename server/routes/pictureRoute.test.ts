import { ServerResponse, type IncomingMessage } from 'node:http';
import { openBackendFile } from '../backend/backend';
import { sendPicture } from './pictureRoute';

jest.mock('../backend/backend', () => ({ openBackendFile: jest.fn() }));
const backend = jest.mocked(openBackendFile);
beforeEach(() => {
  backend.mockReset();
});

async function askFor(username: string, accept = 'image/webp,*/*'): Promise<ServerResponse> {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  await sendPicture({ username, v: '29' }, response, { headers: { accept } });
  return response;
}
const picture = (type: string) => new Response('bytes', { headers: { 'content-type': type } });

describe('a profile picture', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'webp'],
    ['image/png,*/*;q=0.8', 'png'],
  ])('for %s is a %s, kept for a minute', async (accept, form) => {
    backend.mockResolvedValue(picture(`image/${form}`));
    const response = await askFor('sub-1', accept);
    expect(backend).toHaveBeenCalledWith(`/pictures/sub-1?form=${form}`);
    expect(response.statusCode).toBe(200);
    expect(response.getHeaders()).toMatchObject({
      'content-type': `image/${form}`,
      vary: 'Accept',
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('that does not exist is an empty answer, so that no console shows an error', async () => {
    backend.mockResolvedValue(new Response('', { status: 404 }));
    const response = await askFor('sub-1');
    expect([response.statusCode, response.getHeader('cache-control')]).toEqual([
      204,
      'public, max-age=60',
    ]);
  });

  it('that cannot be read is not kept', async () => {
    backend.mockRejectedValue(new Error('down'));
    const response = await askFor('sub-1');
    expect([response.statusCode, response.getHeader('cache-control')]).toEqual([503, 'no-store']);
  });

  it('is never of a type that runs', async () => {
    backend.mockResolvedValue(picture('text/html'));
    expect((await askFor('sub-1')).statusCode).toBe(503);
  });

  it.each(['', '..', '../x', 'a/b', 'a%2e', '.a', 'a'.repeat(129)])(
    'has no address like %j',
    async (username) => {
      expect((await askFor(username)).statusCode).toBe(404);
      expect(backend).not.toHaveBeenCalled();
    },
  );
});
