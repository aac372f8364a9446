import { createHash } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { AccountChooser } from '../pages/AccountChooser';
import { Accounts } from '../pages/Accounts';
import { CookieNotice } from '../pages/CookieNotice';
import { Footer } from '../pages/Footer';
import { Header } from '../pages/Header';
import { HomePage } from '../pages/HomePage';
import { MethodologyPage } from '../pages/MethodologyPage';
import { ProductPage } from '../pages/ProductPage';
import { ProjectPage } from '../pages/ProjectPage';
import { QuoteForm } from '../pages/QuoteForm';
import { ReportPages } from '../pages/ReportPages';
import { Tour } from '../pages/Tour';
import { collectProblems, type Problems } from './collectProblems';
import type { OperatedSite } from './operatedSite';
import { waitsForHydration } from './waitsForHydration';

interface Fixtures {
  header: Header;
  home: HomePage;
  accounts: Accounts;
  chooser: AccountChooser;
  project: ProjectPage;
  methodology: MethodologyPage;
  footer: Footer;
  cookieNotice: CookieNotice;
  /** Until accepted, the cookie notice covers the lower edge of the window. */
  acceptedCookies: boolean;
  quote: QuoteForm;
  reports: ReportPages;
  tour: Tour;
  product: ProductPage;
  backendUrl: string;
  problems: Problems;
}

interface WorkerFixtures {
  /** Each worker's own, started when a test first asks for it; later tests find what earlier left. */
  operated: OperatedSite;
}

const started = (name: string): string => {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: is e2e/support/globalSetup.ts running?`);
  return url;
};

/** Of this machine: /dev/outbox answers no other. */
const makeAddress = (testId: string): string =>
  `127.${[...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.')}`;

/** Fails a test on any problem it did not expect. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  operated: [
    async ({}, use, { workerIndex }) => {
      const { startOperatedSite } = await import('./operatedSite');
      const site = await startOperatedSite(workerIndex);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({}, use) => {
    await use(started('E2E_URL'));
  },
  // One address per test, so that limits do not affect others.
  extraHTTPHeaders: async ({}, use, { testId }) => {
    await use({ 'x-forwarded-for': makeAddress(testId) });
  },
  acceptedCookies: [true, { option: true }],
  context: async ({ context, acceptedCookies, javaScriptEnabled }, use) => {
    // storageState would open a page before each test.
    if (acceptedCookies)
      await context.addInitScript(() => {
        if (origin !== 'null') localStorage.setItem('cookieConsent', 'true');
      });
    if (javaScriptEnabled !== false) context.on('page', waitsForHydration);
    await use(context);
  },
  backendUrl: async ({}, use) => {
    await use(started('E2E_BACKEND_URL'));
  },
  // On the context: tests that only send requests open no page.
  problems: [
    async ({ context }, use) => {
      const problems = await collectProblems(context);
      await use(problems);
      expect(problems.list()).toEqual([]);
    },
    { auto: true },
  ],
  accounts: async ({ page, isMobile, problems }, use) => {
    await use(new Accounts(page, isMobile, problems));
  },
  chooser: async ({ page }, use) => {
    await use(new AccountChooser(page));
  },
  header: async ({ page }, use) => {
    await use(new Header(page));
  },
  home: async ({ page }, use) => {
    await use(new HomePage(page));
  },
  project: async ({ page }, use) => {
    await use(new ProjectPage(page));
  },
  reports: async ({ page }, use) => {
    await use(new ReportPages(page));
  },
  quote: async ({ page }, use) => {
    await use(new QuoteForm(page));
  },
  methodology: async ({ page }, use) => {
    await use(new MethodologyPage(page));
  },
  footer: async ({ page }, use) => {
    await use(new Footer(page));
  },
  cookieNotice: async ({ page }, use) => {
    await use(new CookieNotice(page));
  },
  tour: async ({ page }, use) => {
    await use(new Tour(page));
  },
  product: async ({ page }, use) => {
    await use(new ProductPage(page));
  },
});

export { expect };
