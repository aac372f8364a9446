import { member, newAddress, PASSWORD, signInByCall } from './support/people';
import { SHORT_PAGE } from './support/shortPage';
import { expect, test } from './support/test';
import { findNarrowFaults, findViolations } from './support/findViolations';

const PAGES = {
  'the home page': ['/'],
  incidents: ['/incidents?sort=loss', '/incidents/nothing'],
  'a rating of a day': ['/projects/aave?at=2026-09-01', '/projects/aave?at=2020-01-01'],
  projects: [
    '/projects/uniswap',
    '/projects/terra',
    '/projects/0xbitcoin-token',
    '/projects/nobody-has-this-id',
  ],
  'a list of records': ['/projects/lido/audits?page=2'],
  'projects side by side': ['/compare?projects=liquity,optimism,aave,usdc,lido,morpho'],
  'the methodology, and a page that is not there': ['/methodology', '/nowhere'],
  'the state of the data': ['/status', '/status/corrections'],
  'the changelog of the method': ['/methodology/changelog'],
  'the API': ['/developers'],
  products: ['/products/security-audit'],
  'the company': ['/company/privacy-policy'],
  resources: ['/resources', '/resources/blog/how-to-run-this-site'],
  reports: ['/report', '/report/PL-0000-0000'],
  accounts: ['/auth/login?error=SessionRequired', '/auth/error?error=Configuration'],
};
/** What those are made of, with other words. */
const ALIKE = {
  'another home page': ['/?category=dex&sort=audits'],
  'another project': ['/projects/ethena'],
  'another list of records': ['/projects/safe/contracts?page=2'],
  'nothing side by side': ['/compare'],
  'another methodology': ['/methodology/1.0'],
  'other products': ['/products/skynet', '/products/skytrace', '/products/pentest'],
  'the rest of the company': [
    '/company/about',
    '/company/careers',
    '/company/disclaimer',
    '/company/cookie-policy',
    '/company/terms-and-conditions',
  ],
  articles: ['/resources/blog', '/resources/blog?tag=operations'],
  'the sign-up and the outbox': ['/auth/signup', '/dev/outbox'],
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [tag, pages] of [
  [[], PAGES],
  [['@full'], ALIKE],
] as const)
  for (const [name, addresses] of Object.entries(pages))
    test(
      `no violation, and room in every width: ${name}`,
      { tag: [...tag] },
      async ({ page, problems }) => {
        test.slow();
        problems.expect(/404/);
        for (const address of addresses) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect.soft(await findViolations(page), address).toEqual([]);
          expect.soft(await findNarrowFaults(page), address).toEqual([]);
        }
      },
    );

test(
  'no violation, and room in every width: every article',
  { tag: ['@once', '@full'] },
  async ({ page }) => {
    test.slow();
    await page.goto('/resources/blog');
    const articles = page
      .getByRole('main')
      .locator('a[href^="/resources/blog/"]:not([href$=".xml"])');
    const addresses = new Set(
      await articles.evaluateAll((links: HTMLAnchorElement[]) =>
        links.map((link) => link.pathname),
      ),
    );
    expect(addresses.size).toBeGreaterThanOrEqual(6);
    for (const address of addresses) {
      await page.goto(address);
      expect.soft(await findViolations(page), address).toEqual([]);
      expect.soft(await findNarrowFaults(page), address).toEqual([]);
    }
  },
);

test('the forms of accounts have no violation, with their errors', async ({
  accounts,
  page,
  problems,
}) => {
  problems.expect(/401/);
  await accounts.open('Log In', SHORT_PAGE);
  expect(await findViolations(page)).toEqual([]);
  await accounts.signIn('nobody@example.com', 'wrong horse 1');
  await expect(accounts.alert).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await accounts.area
    .getByRole('button', { name: 'Forgot password' })
    .or(accounts.area.getByRole('link', { name: 'Forgot password' }))
    .click();
  await accounts.email().fill('nobody@example.com');
  expect(await findViolations(page)).toEqual([]);
  await accounts.area.getByRole('button', { name: 'Send reset code' }).click();
  await expect(accounts.code).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('the form for the code that was mailed has no violation', async ({ accounts, page }) => {
  await accounts.open('Sign Up', SHORT_PAGE);
  await accounts.signUp(newAddress(), PASSWORD);
  await expect(accounts.code).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test(
  'the open account menu and the settings have no violation',
  { tag: '@widths' },
  async ({ accounts, header, page, request, isMobile }) => {
    const email = await member(request);
    expect(await signInByCall(page.request, email, PASSWORD)).toBe(200);
    await accounts.visit('/my/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings');
    await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
    await accounts.menu.click();
    expect(await findViolations(page)).toEqual([]);
    if (!isMobile) return;
    await page.keyboard.press('Escape');
    await header.openDrawer();
    await header.drawer.getByRole('button', { name: 'Account' }).click();
    await expect(header.drawer.getByRole('link', { name: 'Account Settings' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  },
);

test(
  'the open menus and the open drawer have no violation',
  { tag: '@widths' },
  async ({ accounts, header, page, isMobile }) => {
    await accounts.visit('/');
    if (isMobile) await header.openDrawer();
    await header.menu('Products').click();
    await expect(header.link('Skynet')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await header.menu('Company').click();
    await expect(header.link('Careers')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  },
);

test(
  'a form that cannot be loaded, notices and the offline message have no violation',
  { tag: '@once' },
  async ({ context, page, problems, product, quote }) => {
    problems.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ChunkLoadError|api\/errors/);
    await product.open('security-audit');
    await page.route('**/_next/static/**', (route) => route.abort());
    await quote.opener.click();
    const failure = page.getByRole('alert').filter({ hasText: 'The form could not load.' });
    await expect(failure).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await context.setOffline(true);
    await expect(page.getByText(/^You seem to be offline\./)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  },
);

test('the form for quotes has no violation, with its errors', async ({ quote, page }) => {
  await quote.open();
  expect(await findViolations(page)).toEqual([]);
  await quote.submit.click();
  await expect(quote.alerts.first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('the guided tour has no violation at a step, at its question and at its end', async ({
  page,
  tour,
}) => {
  await page.goto('/?tour=true');
  await expect(tour.next).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await tour.close.click();
  await expect(tour.resume).toBeFocused();
  expect(await findViolations(page, '[role=dialog]')).toEqual([]);
  await tour.resume.click();
  await expect(tour.next).toBeFocused();
  // Without a visible target, the next step ends the tour.
  await page.addStyleTag({ content: '[class*="tour-step-"] { visibility: hidden }' });
  await tour.next.click();
  await expect(tour.done).toBeFocused();
  expect(await findViolations(page, '[role=dialog]')).toEqual([]);
});

test('the open search has no violation, on the banner and in the header or drawer', async ({
  header,
  home,
  page,
  isMobile,
}) => {
  await home.open();
  await home.search.type('un');
  await expect(home.search.results.first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goto(SHORT_PAGE);
  if (isMobile) await header.openDrawer();
  const place = isMobile ? header.drawer : page;
  await place.getByPlaceholder('Search project').fill('un');
  await expect(place.getByRole('option').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('the chat app’s open code has no violation', async ({ footer, page }) => {
  // A short page: on a long one, the header covers scrolled content.
  await page.goto('/auth/login');
  await footer.chatApp.click();
  await expect(footer.code).toBeVisible();
  // It partly covers other targets, which then count as too small.
  expect(await findViolations(page, '[popover]')).toEqual([]);
});

test.describe('at a first visit', () => {
  test.use({ acceptedCookies: false });
  test('the cookie notice has no violation', async ({ cookieNotice, page }) => {
    await page.goto('/auth/login');
    await expect(cookieNotice.bar).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test('the open filters have no violation', async ({ home, page }) => {
  await home.open();
  await page.getByRole('button', { name: /Filters and columns/ }).click();
  await expect(page.getByRole('group', { name: 'Letter' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
