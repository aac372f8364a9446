import { expect, test } from './support/test';

test(
  'a project that this tab has shown before is asked for anew',
  { tag: '@once' },
  async ({ home, page, project }) => {
    let rename = (name: string) => name;
    await page.route('**/_next/data/**/projects/*.json*', async (route) => {
      // Prefetches have no content.
      if (route.request().method() === 'HEAD') return route.continue();
      // route.fetch loses its answer if the page leaves first.
      const response = await fetch(route.request().url(), { headers: { 'x-nextjs-data': '1' } });
      const { pageProps } = (await response.json()) as { pageProps: { project: { name: string } } };
      return route.fulfill({
        status: response.status,
        headers: Object.fromEntries(
          [...response.headers].filter(([key]) => !/^content-(encoding|length)$/.test(key)),
        ),
        json: {
          pageProps: {
            ...pageProps,
            project: { ...pageProps.project, name: rename(pageProps.project.name) },
          },
        },
      });
    });
    await home.open('?rated=yes');
    const link = home.rows.first().getByRole('link').first();
    const name = (await link.locator('b').textContent())!;
    await link.click();
    await expect(project.name).toHaveText(name);
    await page.goBack();
    await expect(home.leaderboard).toBeVisible();
    rename = (old) => `${old}, rated anew`;
    // A pointer near the link would prefetch it.
    await link.press('Enter');
    await expect(project.name).toHaveText(`${name}, rated anew`);
  },
);
