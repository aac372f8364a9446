import { expect, test } from './support/test';
import { sidewaysOverflow } from './support/sideways';

type End = 'proven' | 'possible';
interface RatingJson {
  score: number;
  possible: number;
  lost: number;
  unknown: number;
  factsHash: string;
  categories: {
    weight: number;
    score: number | null;
    possible: number | null;
    signals: { state: string; weight: number; proven: number; possible: number }[];
  }[];
}
const round1 = (value: number) => Math.round(value * 10) / 10;

function mean<Item extends { weight: number }>(items: Item[], read: (item: Item) => number) {
  const weights = items.reduce((sum, { weight }) => sum + weight, 0);
  return items.reduce((sum, item) => sum + item.weight * read(item), 0) / weights;
}

/** With the JSON alone, as a stranger would. */
function recompute({ categories }: RatingJson, end: End): number {
  const rated = categories.filter(({ score }) => score !== null);
  return mean(rated, ({ signals }) =>
    round1(
      100 *
        mean(
          signals.filter(({ state }) => state !== 'n/a'),
          (signal) => signal[end],
        ),
    ),
  );
}

test.describe('project page', () => {
  test('shows the money in it and what others say beside the rating, with days and links', async ({
    project,
    page,
  }) => {
    await project.open('starknet');
    const beside = page.locator('details', { hasText: 'Beside the rating' });
    await expect(beside).toContainText('locked (DefiLlama’s list of protocols in a public copy');
    await expect(beside).toContainText('L2BEAT: Stage 1 (26 Aug 2026');
    await expect(beside).toContainText('Ours differs on this: One key can');
    await expect(beside.getByRole('link', { name: '26 Aug 2026' })).toHaveAttribute(
      'href',
      'https://l2beat.com/scaling/projects/starknet',
    );
    await expect(project.name.locator('..')).toContainText('$160M locked');
    // Many lines are folded.
    await project.open('uniswap');
    await expect(beside).toContainText('DeFiScan: Stage 2, Uniswap V2, Ethereum');
    await expect(beside.getByText('DeFiScan: Stage 2')).toBeHidden();
    await beside.locator('summary').click();
    await expect(beside.getByText('DeFiScan: Stage 2')).toBeVisible();
  });

  test('is short for what is only listed', async ({ project, page }) => {
    await project.open('spiko');
    await expect(page.getByText('Listed:')).toBeVisible();
    await expect(page.locator('#timeline')).toHaveCount(0);
    // What is known and bad stays in sight, however little else is known.
    await project.open('shiba-inu');
    await expect(page.getByText('Listed:')).toBeVisible();
    await expect(page.locator('#path')).toContainText('One key');
    await expect(page.locator('#timeline')).toBeVisible();
  });

  test('shows the rating and every signal behind it, in a title and for shared links too', async ({
    project,
    page,
    request,
  }) => {
    await project.open('uniswap');
    await expect(project.name).toHaveText('Uniswap');
    await expect(page).toHaveTitle(
      /^Uniswap security rating: (\d+, [ABC]+( proven, [ABC]+ possible)?|partly checked) · Plumbline$/,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/projects\/uniswap$/,
    );
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Uniswap/);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/projects\/uniswap\/card\.png$/,
    );
    const picture = await request.get('/projects/uniswap/card.png');
    expect(picture.headers()['content-type']).toBe('image/png');
    expect((await request.get('/projects/nobody-has-this-id/card.png')).status()).toBe(404);
    await project.openAll.click();
    for (const signal of ['Audit coverage', 'Open findings', 'Upgrade control', 'Incidents'])
      await expect(page.getByRole('link', { name: signal, exact: true }).first()).toBeVisible();
  });

  test('opens what a link leads to, and lands on it', async ({ project, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await project.open('uniswap#signal-delay');
    const row = page.locator('#signal-delay');
    await expect(row).toBeVisible();
    await expect(row).toBeInViewport();
    await project.sections.getByRole('link', { name: 'Audits' }).click();
    await expect(page.getByText('Auditor', { exact: true })).toBeVisible();
    await expect
      .poll(() =>
        page.locator('#audits').evaluate((section) => section.getBoundingClientRect().top),
      )
      .toBeLessThan(130);
  });

  test('names the section read, and the first one again at the top', async ({ project, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await project.open('uniswap');
    const current = project.sections.locator('[aria-current]');
    await project.sections.getByRole('link', { name: 'History' }).click();
    await expect(current).not.toHaveText('Summary');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current).toHaveText('Summary');
  });

  test(
    'publishes what a stranger needs to recompute the score',
    { tag: '@once' },
    async ({ project, page, request }) => {
      await project.open('uniswap');
      const address = await project.openData.getAttribute('href');
      const rating = (await (await request.get(address!)).json()) as RatingJson;
      expect(round1(recompute(rating, 'proven'))).toBeCloseTo(rating.score, 1);
      expect(round1(recompute(rating, 'possible'))).toBeCloseTo(rating.possible, 1);
      expect(rating.score + rating.lost + rating.unknown).toBeCloseTo(100, 5);
      await expect(page.getByText(rating.factsHash.slice(0, 12)).first()).toBeAttached();
    },
  );

  test('is complete without JavaScript', { tag: '@once' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/projects/uniswap');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uniswap');
    await page.getByRole('heading', { name: /^Code / }).click();
    await expect(page.locator('#signal-audit-coverage')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the data (JSON)' })).toBeVisible();
    await context.close();
  });

  test('counts a vote, lets it be changed, and remembers it', async ({ project, page }) => {
    await project.open('rocket-pool');
    await project.voteYes.click();
    await expect(project.voteYes).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/\d+ votes?/)).toBeVisible();
    // It shows before it is counted.
    const counted = page.waitForResponse(
      (response) => response.request().postData() === '{"id":"rocket-pool","vote":false}',
    );
    await project.voteNo.click();
    await expect(project.voteNo).toHaveAttribute('aria-pressed', 'true');
    await expect(project.voteYes).toHaveAttribute('aria-pressed', 'false');
    await counted;
    await page.reload();
    await expect(project.voteNo).toHaveAttribute('aria-pressed', 'true');
  });

  test(
    'shows many votes with their lower bound, and few as too few to say',
    { tag: '@full' },
    async ({ project, page }) => {
      const votes = {
        id: 'curve',
        yes: 16,
        no: 4,
        yesPercentage: 80,
        yesLowerBound: 58.3,
        vote: true,
      };
      const few = { ...votes, yes: 1, no: 0, yesPercentage: 100, yesLowerBound: 20.6 };
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [given, words] of [
          [votes, 'At least 58% yes'],
          [few, '1 vote: too few to say'],
        ] as const) {
          await page.route('**/api/visits', (route) =>
            route.fulfill({ json: { views: 1, votes: given } }),
          );
          await project.open('curve');
          await expect(project.section('Is this project secure?')).toContainText(words);
          await project.section('Is this project secure?').scrollIntoViewIfNeeded();
          expect(await sidewaysOverflow(page), `${words} at ${width} px`).toBe(0);
        }
      }
    },
  );

  test(
    'does not count a vote that comes from a link',
    { tag: ['@once', '@full'] },
    async ({ request }) => {
      const response = await request.get('/api/projects/vote', {
        params: { id: 'ens', vote: 'true' },
      });
      expect(response.status()).toBe(403);
      expect(
        await (await request.get('/api/projects/vote', { params: { id: 'ens' } })).json(),
      ).toMatchObject({ yes: 0, no: 0 });
    },
  );

  test(
    'rolls a vote back when it cannot be stored, and says so',
    { tag: '@once' },
    async ({ project, page, problems }) => {
      problems.expect(/vote|503|api\/errors/);
      await project.open('synthetix');
      await page.route('**/api/projects/vote', (route) =>
        route.fulfill({ status: 503, body: '{}' }),
      );
      await project.voteYes.click();
      await expect(page.getByRole('alert').filter({ hasText: /try again/i })).toBeVisible();
      await expect(project.voteYes).toHaveAttribute('aria-pressed', 'false');
    },
  );

  test(
    'says of a wound-down project that it is, without a number, and of an unrated one that it is unrated',
    { tag: '@once' },
    async ({ project, page }) => {
      await project.open('terra');
      await expect(page.getByText('Wound down').first()).toBeVisible();
      await expect(page.getByText(/We had not rated it before it wound down/)).toBeVisible();
      await project.open('0xbitcoin-token');
      await expect(page.getByText('Listed: we have recorded nothing yet')).toBeVisible();
      await expect(page.getByText('Not checked.')).toHaveCount(4);
    },
  );

  test(
    'leads a former id to where the project is now',
    { tag: '@once' },
    async ({ project, page, request }) => {
      const response = await request.get('/projects/makerdao', { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      await project.open('makerdao');
      await expect(page).toHaveURL(/\/projects\/sky$/);
    },
  );

  test('answers an unknown id with a 404 that offers a search', async ({
    project,
    page,
    problems,
  }) => {
    problems.expect(/404/);
    const response = await page.goto('/projects/nobody-has-this-id');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByPlaceholder('Search Project by Name / Token')).toBeVisible();
    await expect(project.name).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Plumbline');
  });

  test(
    'answers a link to a project that is gone with the same page, in the same shell, and reports nothing',
    { tag: '@once' },
    async ({ page, problems }) => {
      problems.expect(/404/);
      const reports: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/errors')) reports.push(request.url());
      });
      await page.goto('/methodology');
      await page.evaluate(() => {
        (
          window as unknown as { next: { router: { push: (to: string) => void } } }
        ).next.router.push('/projects/nobody-has-this-id');
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page).toHaveTitle('Page not found · Plumbline');
      await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Plumbline/);
      expect(reports).toEqual([]);
    },
  );

  test('answers four questions, each with its day, and leads to the proof', async ({
    project,
    page,
  }) => {
    await project.open('aave');
    const answers = page.locator('#head dl > div');
    await expect(answers).toHaveCount(4);
    await expect(answers.nth(0)).toContainText(/users’ money\? ?Yes\..* multisig can change/);
    await expect(answers.nth(1)).toContainText(/Yes\. ?3 incidents, \$195M lost/);
    await expect(answers.nth(2)).toContainText(/Partly\. ?2 of 9 contracts/);
    await expect(answers.nth(3)).toContainText(/Yes\..* up to \$1M.* 24 Jul 2026/);
    await answers.nth(2).getByRole('link').click();
    await expect(page).toHaveURL(/#signal-audit-coverage$/);
    await expect(page.locator('#signal-audit-coverage')).toBeInViewport();
  });

  test('is under 6,000 px folded, on a phone', { tag: '@phone' }, async ({ project, page }) => {
    for (const id of ['usdc', 'aave', 'lido']) {
      await project.open(id);
      await sidewaysOverflow(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), id).toBeLessThan(
        6_000,
      );
    }
  });
});

test.describe('from home to the reason', () => {
  test('a visitor browses, opens a project, sees why, and comes back', async ({
    home,
    project,
    page,
  }) => {
    await home.open();
    const first = home.rows.first().getByRole('link').first();
    const name = (await first.locator('b').textContent())!;
    await first.click();
    await expect(project.name).toHaveText(name);
    await page.getByRole('link', { name: 'How this is computed' }).first().click();
    await expect(page).toHaveURL(/\/methodology/);
    await page.goBack();
    await expect(project.name).toHaveText(name);
    await page.goBack();
    await expect(home.leaderboard).toBeVisible();
  });

  test('and twice back at once, before the page between them runs', async ({ home, page }) => {
    await home.open();
    await home.rows.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/projects\//);
    await page.goto('/methodology');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('script[src*="/_next/static/"]'));
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/\/$/);
    release();
    await expect(home.leaderboard).toBeVisible();
  });
});
