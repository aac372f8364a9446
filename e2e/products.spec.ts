import { expect, test } from './support/test';

const PRODUCTS = [
  { service: 'security-audit', title: 'Security Audit' },
  { service: 'skynet', title: 'Skynet' },
  { service: 'skytrace', title: 'Skytrace' },
  { service: 'pentest', title: 'Penetration Testing' },
] as const;

interface Overview {
  featured: { id: string; name: string } | null;
}
interface Rating {
  categories: { signals: { state: string }[] }[];
}
interface Project {
  audits: {
    auditor: string;
    publishedOn: string;
    findingsKnown: boolean;
    counts: { count: number }[];
  }[];
}

test('the pages open their answers and offer a quote', async ({ product, page }) => {
  for (const { service, title } of PRODUCTS) {
    await product.open(service);
    await expect(product.title).toHaveText(title);
    await expect(product.quoteButtons).toHaveCount(2);
    await product.quoteButtons.first().click();
    await expect(page.getByRole('dialog', { name: 'Protect Your Project Today' })).toBeVisible();
    await page.keyboard.press('Escape');
    const first = page
      .getByRole('region', { name: 'Questions and answers' })
      .getByRole('group')
      .first();
    await first.locator('summary').click();
    await expect(first.getByRole('paragraph').first()).toBeVisible();
  }
});

test(
  'the pages are complete without JavaScript',
  { tag: '@once' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    for (const { service, title } of PRODUCTS) {
      await page.goto(`/products/${service}`);
      await expect(page).toHaveTitle(`${title} · Plumbline`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`/products/${service}$`),
      );
      await expect(page.locator('#example table').first()).toBeVisible();
      // getByText ignores noscript.
      const instead = page.locator('noscript .contact').first();
      await expect(instead).toBeVisible();
      await expect(instead).toContainText('The quote form needs JavaScript.');
      await expect(
        page.getByRole('main').getByRole('button', { name: 'Request a quote' }),
      ).toHaveCount(0);
    }
    await context.close();
  },
);

test(
  'the findings are those of a recorded report',
  { tag: '@once' },
  async ({ product, request }) => {
    await product.open('security-audit');
    const address = await product.example.getByRole('link').first().getAttribute('href');
    const id = /^\/projects\/([^#]+)#audits$/.exec(address!)![1]!;
    const { audits } = (await (await request.get(`/api/projects/${id}`)).json()) as Project;
    const newest = audits.find(({ findingsKnown, counts }) => findingsKnown && counts.length > 0)!;
    const findings = product.example.getByRole('table', { name: `Findings, ${newest.auditor}` });
    const numbers = (await findings.getByRole('cell').allTextContents()).map(Number);
    expect(numbers.reduce((sum, count) => sum + count, 0)).toBe(
      newest.counts.reduce((sum, { count }) => sum + count, 0),
    );
  },
);

test(
  'the monitor is that of the best ranked project, with every signal that is known',
  { tag: '@once' },
  async ({ product, request }) => {
    await product.open('skynet');
    const { featured } = (await (await request.get('/api/overview')).json()) as Overview;
    const { categories } = (await (
      await request.get(`/api/projects/${featured!.id}/rating`)
    ).json()) as Rating;
    const known = categories
      .flatMap(({ signals }) => signals)
      .filter(({ state }) => state !== 'unknown' && state !== 'n/a');
    const rows = product.example
      .getByRole('table', { name: `Signals of ${featured!.name}` })
      .locator('tbody tr:not(.group)');
    await expect(rows).toHaveCount(known.length);
  },
);

test(
  'the website check quotes what this very page is sent with',
  { tag: '@once' },
  async ({ product, page, request }) => {
    const response = await page.goto('/products/pentest');
    const sent = response!.headers();
    const quotes = product.example.locator('.code[data-header]:not([data-header="set-cookie"])');
    expect(await quotes.count()).toBeGreaterThan(8);
    for (const quote of await quotes.all()) {
      const [header, words] = [
        (await quote.getAttribute('data-header'))!,
        (await quote.textContent())!,
      ];
      // Policies are quoted by the directives that a rule judges.
      if (header === 'content-security-policy')
        expect(sent[header]!.split('; ')).toEqual(expect.arrayContaining(words.split('; ')));
      else expect(sent[header]).toBe(words);
    }
    await expect(product.rule('scripts')).toContainText('✓ met');
    await expect(product.rule('styles')).toContainText('✗ not met');
    const csrf = (await request.get('/api/auth/csrf'))
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => value);
    expect(csrf.length).toBeGreaterThan(0);
    const listed = (await product.rule('httpOnly').locator('.code').textContent())!.split(', ');
    for (const cookie of csrf) {
      expect(listed).toContain(cookie.split('=')[0]);
      expect(cookie).toMatch(/HttpOnly/i);
      expect(cookie).toMatch(/SameSite=Lax/i);
    }
  },
);
