import { gzipSync } from 'node:zlib';
import { ResourcesPages } from './pages/ResourcesPages';
import { expect, test } from './support/test';

const GUIDE = '/resources/blog/how-to-run-this-site';
const TITLE = 'How to run this site';

test('from the resources to a tag, an article and one of its headings', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const resources = new ResourcesPages(page);
  await resources.open();
  await expect(resources.title).toHaveText('Resources');
  await resources.tag('Operations').click();
  await expect(page).toHaveURL(/\/resources\/blog\?tag=operations$/);
  await expect(resources.title).toHaveText('Blog: Operations');
  await expect(resources.tag('Operations')).toHaveAttribute('aria-current', 'page');
  await resources.article(TITLE).click();
  await expect(resources.title).toHaveText(TITLE);
  await expect(
    page.getByText('An empty store gets a demonstration set: real projects'),
  ).toBeAttached();
  await resources.contents.getByRole('link', { name: 'Backups' }).click();
  await expect(page.getByRole('heading', { name: 'Backups' })).toBeInViewport();
  await page.getByRole('link', { name: 'Link to “Backups”' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/how-to-run-this-site#backups$/,
  );
});

test(
  'an article opened by its address is what it is by a way in the browser',
  { tag: '@once' },
  async ({ page }) => {
    const resources = new ResourcesPages(page);
    await resources.open('/blog/how-to-run-this-site');
    const sent = await page.getByRole('article').innerText();
    await page.getByRole('link', { name: 'All articles' }).click();
    await expect(resources.title).toHaveText('Blog');
    await page.goBack();
    await expect(resources.title).toHaveText(TITLE);
    expect(await page.getByRole('article').innerText()).toBe(sent);
  },
);

test.describe('without JavaScript', { tag: '@once' }, () => {
  test('the list is filtered by its address, and articles are whole', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const resources = new ResourcesPages(await context.newPage());
    await resources.open('/blog');
    const all = await resources.articles.count();
    await resources.tag('Operations').click();
    await expect(resources.title).toHaveText('Blog: Operations');
    expect(await resources.articles.count()).toBeLessThanOrEqual(all);
    await resources.article(TITLE).click();
    await expect(resources.page.getByRole('heading', { name: 'Backups' })).toBeVisible();
    await expect(
      resources.page.locator('link[rel=alternate][type="application/rss+xml"]'),
    ).toHaveAttribute('href', /^http.*\/resources\/blog\/rss\.xml$/);
    await resources.open('/blog?tag=nothing');
    await expect(resources.page.getByText('No articles have this tag.')).toBeVisible();
    await context.close();
  });
});

test(
  'for programs, the feed names the articles, and an article’s text is sent once: at most 30 kB of HTML, gzipped',
  { tag: '@once' },
  async ({ request }) => {
    const response = await request.get('/resources/blog/rss.xml');
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(await response.text()).toContain(`${GUIDE}</link>`);
    const html = await (await request.get(GUIDE)).text();
    expect(html.split('An empty store gets').length - 1).toBe(1);
    expect(gzipSync(html, { level: 6 }).length / 1024).toBeLessThan(30);
  },
);
