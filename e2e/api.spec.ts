import { expect, test } from './support/test';

const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

test.describe('bad input gets a clear answer', { tag: '@once' }, () => {
  for (const [name, path] of [
    ['a page that is no number', '/api/search-project?page=x'],
    ['a page size past the limit', '/api/search-project?perPage=51'],
    ['a parameter given twice', '/api/search-project?keyword=a&keyword=b'],
    ['an id that is none', '/api/projects/UPPER%20case/rating'],
    ['a time that is none', '/api/projects/aave/rating?at=yesterday'],
    ['a missing id', '/api/projects/page-view'],
  ] as const) {
    test(`${name}: 400 with the field`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(400);
      const body = (await response.json()) as { error: { code: string; fields: unknown[] } };
      expect(body.error.code).toBe('invalid-input');
      expect(body.error.fields.length).toBeGreaterThan(0);
    });
  }

  for (const [name, body] of [
    ['a list that is none', { projectIds: 'aave' }],
    ['a column that is none', { sort: { field: 'x' } }],
    ['a page below 1', { currentPage: 0 }],
    ['too many rows', { dataPerPage: 1000 }],
    ['a letter that is none', { filter: { letter: ['Z'] } }],
  ] as const) {
    test(`projects-list with ${name}: 400`, async ({ request }) => {
      expect((await request.post('/api/projects-list', { data: body })).status()).toBe(400);
    });
  }

  test('a prototype in the body changes nothing', async ({ request }) => {
    const response = await request.post('/api/projects-list', {
      headers: { 'content-type': 'application/json' },
      data: '{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}},"dataPerPage":1}',
    });
    expect(response.status()).toBe(200);
  });

  test('a time before the first rating: 404 that says so', async ({ request }) => {
    const response = await request.get('/api/projects/uniswap/rating?at=2020-01-01');
    expect(response.status()).toBe(404);
  });

  test('an unknown API address: 404', async ({ request }) => {
    expect((await request.get('/api/nothing')).status()).toBe(404);
  });

  test('an error report from another site: 403; from ours: accepted', async ({ request }) => {
    const data = { title: 'Test', description: '', trace: '' };
    expect((await request.post('/api/errors', { data })).status()).toBe(403);
    expect((await request.post('/api/errors', { data, headers: OWN })).status()).toBe(200);
    expect(
      (await request.post('/api/errors', { data: { title: '' }, headers: OWN })).status(),
    ).toBe(400);
    expect(
      (
        await request.post('/api/errors', {
          data: { ...data, trace: 'x'.repeat(70_000) },
          headers: OWN,
        })
      ).status(),
    ).toBe(413);
  });

  test('a flood is refused with 429 and a time to wait', async ({ request }) => {
    const data = { title: 'Flood', description: '', trace: '' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => request.post('/api/errors', { data, headers: OWN })),
    );
    const refused = answers.filter((answer) => answer.status() === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers()['retry-after']).toBeDefined();
    expect(await refused[0]?.json()).toMatchObject({ error: { code: 'rate-limited' } });
  });
});
