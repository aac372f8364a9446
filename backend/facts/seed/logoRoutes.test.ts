import fastify from 'fastify';
import { registerLogoRoutes } from './logoRoutes';

describe('GET /logos/{set}/{file}', () => {
  const app = fastify();
  registerLogoRoutes(app as never);
  const get = (url: string) => app.inject({ url });
  afterAll(() => app.close());

  it.each([
    ['/logos/metamask/uni.svg', 'image/svg+xml'],
    ['/logos/web3icons/UNI', 'image/svg+xml'],
  ])('serves %s, locked in', async (url, type) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(response.body).toContain('<svg');
  });

  it.each([
    '/logos/metamask/..%2Fpackage.json',
    '/logos/metamask/nothing.svg',
    '/logos/elsewhere/uni.svg',
    '/logos/web3icons/%00',
  ])('has no %s', async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
