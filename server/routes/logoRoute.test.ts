import { ServerResponse, type IncomingMessage } from 'node:http';
import { openBackendFile } from '../backend/backend';
import { sendLogo } from './logoRoute';

jest.mock('../backend/backend', () => ({ openBackendFile: jest.fn() }));
const backend = jest.mocked(openBackendFile);

async function askFor(...path: string[]): Promise<ServerResponse> {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  await sendLogo({ path }, response);
  return response;
}

describe('a logo', () => {
  it('may be shown and read by pages of other sites, and runs no script', async () => {
    backend.mockResolvedValue(
      new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
    );
    const response = await askFor('metamask', 'uni.svg');
    expect(backend).toHaveBeenCalledWith('/logos/metamask/uni.svg');
    expect(response.statusCode).toBe(200);
    expect(response.getHeaders()).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  it('that the site does not have is refused in the open, too', async () => {
    backend.mockResolvedValue(new Response('', { status: 404 }));
    const response = await askFor('metamask', 'none.svg');
    expect(response.statusCode).toBe(404);
    expect(response.getHeader('access-control-allow-origin')).toBe('*');
  });
});
