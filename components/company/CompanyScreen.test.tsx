import { screen, within } from '@testing-library/react';
import {
  aboutText,
  careersText,
  disclaimerText,
  privacyText,
  termsText,
} from '@/server/pages/legalText';
import { makeSiteFacts } from '@/testing/builders/siteFacts';
import { renderPage } from '@/testing/render';
import { CompanyScreen, cookieText, type SiteFacts } from '.';

const TEXTS = {
  about: aboutText,
  careers: careersText,
  disclaimer: disclaimerText,
  privacy: privacyText,
  cookies: cookieText,
  terms: termsText,
};
const show = async (page: keyof typeof TEXTS, facts: Partial<SiteFacts> = {}) =>
  renderPage(<CompanyScreen text={await TEXTS[page](makeSiteFacts(facts))} />);
const section = (name: string) => screen.getByRole('region', { name });
const named = { name: 'Example Ltd', named: true, careers: null };
const analytics = { id: 'G-ABC123DEF4', host: null };

const TITLES = {
  about: 'About',
  careers: 'Careers',
  disclaimer: 'Disclaimer',
  privacy: 'Privacy Policy',
  cookies: 'Cookie Policy',
  terms: 'Terms and Conditions',
} as const;

describe.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])('the page %s', (page) => {
  it('has one heading of its own, the day of its last change, and every section that its contents lead to', async () => {
    const { container } = await show(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(TITLES[page]);
    expect(screen.getByText('Last changed 25 November 2026')).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.textContent)).toEqual(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    );
    for (const link of links)
      expect(container.querySelector(link.getAttribute('href')!)).toHaveAccessibleName(
        link.textContent!,
      );
  });

  it('says that the operator gave no name or address', async () => {
    await show(page);
    expect(section('Who runs this site')).toHaveTextContent(
      'This site does not name its operator. On this page, “the operator” is the party that runs the site.',
    );
    expect(section('Who runs this site')).toHaveTextContent(
      'The operator has published no contact address.',
    );
    expect(screen.queryByRole('link', { name: /@|example\.com/ })).not.toBeInTheDocument();
  });

  it.each([
    ['an e-mail address', 'privacy@example.com', 'mailto:privacy@example.com'],
    ['a page', 'https://example.com/contact', 'https://example.com/contact'],
  ])('names the operator, reachable at %s', async (_, contact, href) => {
    await show(page, { operator: { ...named, contact } });
    expect(section('Who runs this site')).toHaveTextContent(
      'This site is run by Example Ltd. On this page,',
    );
    expect(screen.queryByText(/has not given/)).not.toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: new RegExp(`^${contact}`) });
    expect(links.length).toBeGreaterThan(page === 'cookies' ? 0 : 1);
    for (const link of links) expect(link).toHaveAttribute('href', href);
  });
});

describe('the terms', () => {
  it('say what a rating is and is not, and lead to the method', async () => {
    await show('terms');
    expect(
      within(section('What a rating is')).getByRole('link', { name: 'published method' }),
    ).toHaveAttribute('href', '/methodology');
    expect(section('What a rating is')).toHaveTextContent('The score is what is proven.');
    expect(section('What a rating is not')).toHaveTextContent('not investment advice');
    expect(section('Law')).toHaveTextContent('The law of the operator’s seat applies.');
    expect(section('Ending')).toHaveTextContent(
      'The operator may delete an account that breaks these terms',
    );
    expect(section('Votes')).not.toHaveTextContent('remove');
  });
});

describe('the cookie policy', () => {
  const names = (caption: string) =>
    within(screen.getByRole('table', { name: caption }))
      .getAllByRole('rowheader')
      .flatMap((cell) => cell.textContent!.split(', '));

  it('says that the session’s cookie contains the address of a picture', async () => {
    await show('cookies');
    expect(screen.getByRole('row', { name: /a\.session/ })).toHaveTextContent(
      'your e-mail address, and the address of your picture if the account service names one.',
    );
  });

  it('names the site’s own cookies, what pages keep, and what is counted after acceptance', async () => {
    await show('cookies');
    expect(names('Cookies of this site')).toEqual([
      'a.session',
      'signed-in',
      'a-browser',
      'a.csrf',
      'a.callback',
      'a.state',
      'a.nonce',
      'a-visitor',
    ]);
    expect(names('What pages keep in local storage')).toContain('cookieConsent');
    expect(section('In short')).toHaveTextContent(
      'this site counts how it is used. It sets no cookie',
    );
    expect(section('Cookies for analytics')).toHaveTextContent('None.');
    expect(section('What this site counts itself')).toHaveTextContent(
      'that you choose a project from search results; not which one',
    );
    expect(section('What this site counts itself')).toHaveTextContent('for 90 days');
    expect(screen.queryByText(/Google Analytics/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'from Google',
      null,
      'Set by a script of Google Analytics, for this site alone, and only with your consent',
    ],
    [
      'by way of the operator’s own server',
      'tags.example',
      'a script of Google Analytics, which comes by way of tags.example, for this site',
    ],
  ])(
    'names the cookies of analytics %s by their measurement id, with consent and how it is taken back',
    async (_, host, words) => {
      await show('cookies', { analytics: { ...analytics, host } });
      expect(names('Cookies of Google Analytics')).toEqual(['_ga', '_ga_ABC123DEF4']);
      expect(section('Cookies for analytics')).toHaveTextContent(words);
      expect(section('Cookies for analytics')).toHaveTextContent('press “Withdraw cookie consent”');
      expect(section('In short')).toHaveTextContent('only after you press “I Accept”');
      expect(section('Cookies for analytics')).toHaveTextContent(
        'a request for a quote you send; none of its content',
      );
    },
  );

  it('says how long what happened before acceptance is kept', async () => {
    await show('cookies', { analytics });
    expect(section('Cookies for analytics')).toHaveTextContent(
      'When you accept, it also gets what you did in this tab before, up to fifty events. We forget these if you reload or close the tab first:',
    );
  });

  it('names the cookies of the page in Google’s place only where there is such a page', async () => {
    const { unmount } = await show('cookies');
    expect(names('Cookies of the page in Google’s place')).toContain('_interaction');
    unmount();
    await show('cookies', { accountsAt: 'accounts.example' });
    expect(screen.queryByText(/_interaction/)).not.toBeInTheDocument();
    expect(section('Cookies that the site needs')).toHaveTextContent(
      'They set their own cookies, under their own rules',
    );
  });
});

describe('careers', () => {
  it('lists no invented opening', async () => {
    await show('careers');
    expect(section('Openings')).toHaveTextContent('No openings are listed here.');
    expect(within(section('Openings')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads to the operator’s own page', async () => {
    await show('careers', {
      operator: { ...named, contact: null, careers: 'https://example.com/jobs' },
    });
    expect(within(section('Openings')).getByRole('link')).toHaveAttribute(
      'href',
      'https://example.com/jobs',
    );
    expect(section('Openings')).not.toHaveTextContent('No openings');
  });
});

describe('about and the disclaimer', () => {
  it.each<['about' | 'terms' | 'disclaimer', string, string]>([
    ['about', 'The software, and this installation', 'removes the notice but keeps the set'],
    ['terms', 'What a rating is', 'removes the notice but keeps the set'],
    ['disclaimer', 'Demonstration data', 'removes the notice but keeps the set'],
    [
      'about',
      'How to correct an entry',
      'Observations are only added. A corrected contract, audit, incident or bounty replaces the old entry, which stays in the facts of every rating published with it.',
    ],
    ['terms', 'Corrections', 'Observations are only added.'],
    [
      'terms',
      'What a rating is',
      'A project marked compromised (taken over and not restored) or wound down has no score.',
    ],
  ])('%s, %s: states the facts', async (page, name, words) => {
    await show(page);
    expect(section(name)).toHaveTextContent(words);
  });

  it('say how an entry is corrected, and lead there from elsewhere', async () => {
    await show('about', { operator: { ...named, contact: 'facts@example.com' } });
    expect(section('How to correct an entry')).toHaveTextContent(
      'Report it or write to facts@example.com with:',
    );
    expect(section('How to correct an entry')).toHaveAttribute('id', 'corrections');
  });

  it('say what a rating is not, that audits were not repeated, and what is demonstration data', async () => {
    await show('disclaimer');
    expect(section('What a rating is not')).toHaveTextContent('not investment advice');
    expect(section('Where facts come from')).toHaveTextContent(
      'neither this site nor its operator has repeated it',
    );
    expect(section('Demonstration data')).toHaveTextContent('marked as sample data');
    expect(
      within(section('Errors')).getByRole('link', { name: 'How to correct an entry' }),
    ).toHaveAttribute('href', '/company/about#corrections');
    expect(section('No warranty, and liability')).toHaveTextContent('As far as the law allows');
  });
});
