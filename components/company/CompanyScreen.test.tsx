import { screen, within } from '@testing-library/react';
import { siteFactsOf } from '@/testing/builders/siteFacts';
import { renderPage } from '@/testing/render';
import { aboutText, careersText, CompanyScreen, cookieText, disclaimerText, privacyText, termsText, type SiteFacts } from '.';

const TEXTS = { about: aboutText, careers: careersText, disclaimer: disclaimerText, privacy: privacyText, cookies: cookieText, terms: termsText };
const show = (page: keyof typeof TEXTS, facts: Partial<SiteFacts> = {}) => renderPage(<CompanyScreen text={TEXTS[page](siteFactsOf(facts))} />);
const section = (name: string) => screen.getByRole('region', { name });
const named = { name: 'Example Ltd', named: true, careers: null };
const analytics = { id: 'G-ABC123DEF4', host: null };

const TITLES = {
  about: 'About', careers: 'Careers', disclaimer: 'Disclaimer', privacy: 'Privacy Policy', cookies: 'Cookie Policy', terms: 'Terms and Conditions',
} as const;

describe.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])('the page %s', (page) => {
  it('has one heading of its own, the day of its last change, and every section that its contents lead to', () => {
    const { container } = show(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(TITLES[page]);
    expect(screen.getByText('Last changed 22 November 2026')).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent));
    for (const link of links) expect(container.querySelector(link.getAttribute('href')!)).toHaveAccessibleName(link.textContent!);
  });

  it('says that nobody has given a name or an address', () => {
    show(page);
    expect(section('Who runs this site')).toHaveTextContent('Nobody has been named here as operator. On this page whoever runs the site is “the operator”.');
    expect(section('Who runs this site')).toHaveTextContent('The operator has not given an address for questions.');
    expect(screen.queryByRole('link', { name: /@|example\.com/ })).not.toBeInTheDocument();
  });

  it.each([
    ['an e-mail address', 'privacy@example.com', 'mailto:privacy@example.com'],
    ['a page', 'https://example.com/contact', 'https://example.com/contact'],
  ])('names the operator, whom questions reach at %s', (_, contact, href) => {
    show(page, { operator: { ...named, contact } });
    expect(section('Who runs this site')).toHaveTextContent('This site is run by Example Ltd. On this page');
    expect(screen.queryByText(/has not given/)).not.toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: new RegExp(`^${contact}`) });
    expect(links.length).toBeGreaterThan(page === 'cookies' ? 0 : 1);
    for (const link of links) expect(link).toHaveAttribute('href', href);
  });
});

describe('the privacy policy', () => {
  const rowsOf = (caption: string) => within(screen.getByRole('table', { name: caption })).getAllByRole('row').slice(1)
    .map((row) => [within(row).getByRole('rowheader').textContent, within(row).getAllByRole('cell').at(-1)!.textContent]);

  it('tells how long everything is kept', () => {
    show('privacy');
    expect(rowsOf('How long data is kept')).toEqual(expect.arrayContaining([
      ['Account', 'Until it is deleted; 30 days if nobody confirms its address'],
      ['Views of project pages, with their keyed hashes', '30 days; the totals stay, with nobody in them'],
      ['Sessions', 'Until they end, and 30 days more'],
      ['Who has logged in, with the encrypted e-mail address', '400 days after the last login'],
      ['Audit log of accounts', '400 days'],
      ['Counted tries', 'One day'],
    ]));
  });

  it('names every cookie with its lifetime', () => {
    show('privacy');
    expect(rowsOf('Cookies of this site')).toEqual([
      ['a.session', expect.stringMatching(/at most 30 days/)], ['a.csrf', 'Until you close the browser'], ['a.callback', 'Until you close the browser'],
      ['a.state, a.nonce', '15 minutes'], ['a-visitor', 'One year'],
    ]);
  });

  it('says that no other service is configured, and that pages load nothing from elsewhere', () => {
    show('privacy');
    expect(section('Who else gets data')).toHaveTextContent('No other service is configured on this web server');
    expect(section('When you visit')).toHaveTextContent('Pages load nothing from other sites: no fonts');
    expect(section('Your account')).toHaveTextContent('This site keeps accounts in its own database');
  });

  it('names the services that are configured, and nothing that they keep in its place', () => {
    show('privacy', { accountsAt: 'Amazon Cognito (region eu-west-1)', serverErrorsTo: 'server.example', browserErrorsTo: 'browser.example', logosFrom: 'cdn.example', flagsFrom: 'flags.example' });
    const others = within(section('Who else gets data')).getAllByRole('listitem').map((item) => item.textContent);
    expect(others.map((item) => item!.split(':')[0])).toEqual(['Amazon Cognito (region eu-west-1)', 'server.example', 'browser.example', 'cdn.example', 'flags.example']);
    expect(section('Your account')).not.toHaveTextContent('its own database');
    expect(rowsOf('How long data is kept').map(([what]) => what)).not.toContain('Messages with codes');
    expect(section('When you visit')).toHaveTextContent('Apart from the services named');
  });

  it.each<[string, SiteFacts['picturesFrom'], string[]]>([
    ['from a bucket', { bucket: 'bucket.example', provider: null }, [
      'bucket.example: delivers profile pictures to signed-in users’ browsers. It sees your network address and, in the address of the picture, the number of your account.',
    ]],
    ['of the identity provider', { bucket: null, provider: 'pictures.example' }, [
      'pictures.example: delivers profile pictures to signed-in users’ browsers, where the account service names one there. It sees your network address and the address of the picture.',
    ]],
    ['from both', { bucket: 'bucket.example', provider: 'pictures.example' }, [expect.stringMatching(/^bucket/), expect.stringMatching(/^pictures/)]],
  ])('names who delivers profile pictures: %s', (_, picturesFrom, lines) => {
    show('privacy', { picturesFrom });
    expect(within(section('Who else gets data')).getAllByRole('listitem').map((item) => item.textContent)).toEqual(lines);
    expect(section('When you visit')).toHaveTextContent('Apart from the services named');
  });

  it.each([
    ['with', { bucket: null, provider: 'pictures.example' }, 'your e-mail address, the address of your picture if it is at pictures.example, and keys'],
    ['without', { bucket: 'bucket.example', provider: null }, 'your e-mail address, and keys'],
  ])('says what comes from the account service %s pictures of its own', (_, picturesFrom, words) => {
    show('privacy', { accountsAt: 'accounts.example', picturesFrom });
    expect(section('Your account')).toHaveTextContent(words);
  });

  it('speaks of analytics only where they are configured', () => {
    const { unmount } = show('privacy');
    expect(section('In short')).toHaveTextContent('no analytics service');
    expect(screen.queryByText(/Google Analytics/)).not.toBeInTheDocument();
    unmount();
    show('privacy', { analytics });
    expect(section('In short')).toHaveTextContent('The use of the site is counted with Google Analytics, but only if you accept that.');
    expect(section('Who else gets data')).toHaveTextContent('Google Analytics: counts views of pages and a few steps, only if you accept that.');
    expect(section('Cookies and local storage')).toHaveTextContent('only after you press “I Accept”');
    expect(screen.queryByText(/no analytics/)).not.toBeInTheDocument();
  });

  it('tells how an account is deleted today, and promises no more than there are tools for', () => {
    show('privacy', { operator: { ...named, contact: 'privacy@example.com' } });
    expect(section('Deleting your account')).toHaveTextContent('There is no button for it yet. Ask privacy@example.com');
    expect(section('Deleting your account')).toHaveTextContent('your votes stay in the totals under a keyed hash.');
  });

  it.each<[string, string, Partial<SiteFacts>, string]>([
    ['Mail', 'with accounts of its own', {}, 'If the operator has given an address, requests for a quote are mailed there, and not to you.'],
    ['Mail', 'with accounts elsewhere', { accountsAt: 'accounts.example' }, 'The site writes to none of its users. If the operator has given an address, requests for a quote are mailed there.'],
    ['Requests for a quote', 'stored here', {}, 'A request is deleted after 180 days here. A copy that was mailed stays in the operator’s mailbox for as long as they keep it.'],
    ['Requests for a quote', 'counted', {}, 'is counted by the hour, by a keyed hash of the network address; the count is kept for a day.'],
    ['How long it is kept', 'of a request that was mailed', {}, '180 days here; the message about it until it is delivered, a week at most. A copy that was mailed stays in the operator’s mailbox for as long as they keep it'],
    ['Votes', 'by address', {}, 'not more than five voters a day come from one network address on one project'],
    ['When you visit', 'about links', {}, 'They are not told that you came from here, and have rules of their own.'],
    ['In short', 'about names', {}, 'No name, no telephone number and no wallet is kept with it.'],
    ['Who else gets data', 'about errors on the server', { serverErrorsTo: 'errors.example' }, 'with the page’s address but not its query, without cookies, and without who you are. E-mail addresses, network and wallet addresses, tokens and queries are taken out of what the error says as far as a program can find them.'],
    ['Your rights', 'about copies', {}, 'to get a copy, also in a form that machines read and that you can take elsewhere,'],
    ['Legal bases', 'about sessions', {}, 'Sessions, logs, the audit log, limits and reports of errors: the operator’s interest in a secure site'],
    ['Legal bases', 'about accounts', {}, 'Your account: the contract'],
  ])('%s, %s: says what is so', (name, _, facts, words) => {
    show('privacy', facts);
    expect(section(name)).toHaveTextContent(words);
  });

  it('speaks of consent and of other countries only where there is reason to', () => {
    const { unmount } = show('privacy');
    expect(section('Legal bases')).not.toHaveTextContent(/consent/);
    expect(section('Who else gets data')).not.toHaveTextContent('European Economic Area');
    unmount();
    show('privacy', { analytics });
    expect(section('Legal bases')).toHaveTextContent('Analytics: your consent, which you can take back at any time');
    expect(section('Who else gets data')).toHaveTextContent('outside the European Economic Area');
  });
});

describe('the terms', () => {
  it('say what a rating is and is not, and lead to the method', () => {
    show('terms');
    expect(within(section('What a rating is')).getByRole('link', { name: 'published method' })).toHaveAttribute('href', '/methodology');
    expect(section('What a rating is')).toHaveTextContent('What is not known is not counted as zero, and not as fine.');
    expect(section('What a rating is not')).toHaveTextContent('not investment advice');
    expect(section('Law')).toHaveTextContent('The law of the operator’s seat applies.');
    expect(section('Ending')).toHaveTextContent('The operator may delete an account that breaks these terms');
    expect(section('Votes')).not.toHaveTextContent('remove');
  });
});

describe('the cookie policy', () => {
  const names = (caption: string) => within(screen.getByRole('table', { name: caption })).getAllByRole('rowheader').flatMap((cell) => cell.textContent!.split(', '));

  it('says that the session’s cookie holds the address of a picture', () => {
    show('cookies');
    expect(screen.getByRole('row', { name: /a\.session/ })).toHaveTextContent('your e-mail address, and the address of your picture if the account service names one.');
  });

  it('names the site’s own cookies and what pages keep, and says that there is nothing to accept', () => {
    show('cookies');
    expect(names('Cookies of this site')).toEqual(['a.session', 'a.csrf', 'a.callback', 'a.state', 'a.nonce', 'a-visitor']);
    expect(names('What pages keep in local storage')).toContain('cookieConsent');
    expect(section('In short')).toHaveTextContent('closes the notice and does nothing else');
    expect(section('Cookies for analytics')).toHaveTextContent('None.');
    expect(screen.queryByText(/Google Analytics/)).not.toBeInTheDocument();
  });

  it.each([
    ['from Google', null, 'Set by a script of Google Analytics, for this site alone, and only with your consent'],
    ['by way of the operator’s own server', 'tags.example', 'a script of Google Analytics, which comes by way of tags.example, for this site'],
  ])('names the cookies of analytics %s by their measurement id, with consent and how it is taken back', (_, host, words) => {
    show('cookies', { analytics: { ...analytics, host } });
    expect(names('Cookies of Google Analytics')).toEqual(['_ga', '_ga_ABC123DEF4']);
    expect(section('Cookies for analytics')).toHaveTextContent(words);
    expect(section('Cookies for analytics')).toHaveTextContent('press “Withdraw cookie consent”');
    expect(section('In short')).toHaveTextContent('only after you press “I Accept”');
    expect(section('Cookies for analytics')).toHaveTextContent('a request for a quote that you send; nothing of what it says');
  });

  it('says how long what happened before acceptance is kept', () => {
    show('cookies', { analytics });
    expect(section('Cookies for analytics')).toHaveTextContent('What you did in this tab before you accepted, on all its pages and at most fifty things, is told once you accept, and forgotten when you reload or close it:');
  });

  it('names the cookies of the page in Google’s place only where there is such a page', () => {
    const { unmount } = show('cookies');
    expect(names('Cookies of the page that stands in Google’s place')).toContain('_interaction');
    unmount();
    show('cookies', { accountsAt: 'accounts.example' });
    expect(screen.queryByText(/_interaction/)).not.toBeInTheDocument();
    expect(section('Cookies that the site needs')).toHaveTextContent('They set cookies of their own, under their own rules');
  });
});

describe('careers', () => {
  it('invents no opening', () => {
    show('careers');
    expect(section('Openings')).toHaveTextContent('No openings are listed here.');
    expect(within(section('Openings')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads to the operator’s own page', () => {
    show('careers', { operator: { ...named, contact: null, careers: 'https://example.com/jobs' } });
    expect(within(section('Openings')).getByRole('link')).toHaveAttribute('href', 'https://example.com/jobs');
    expect(section('Openings')).not.toHaveTextContent('No openings');
  });
});

describe('about and the disclaimer', () => {
  it('say how an entry is corrected, and lead there from elsewhere', () => {
    show('about', { operator: { ...named, contact: 'facts@example.com' } });
    expect(section('How to correct an entry')).toHaveTextContent('Write to facts@example.com and say:');
    expect(section('How to correct an entry')).toHaveAttribute('id', 'corrections');
  });

  it('say what a rating is not, that nobody repeated the audits, and what is made up for show', () => {
    show('disclaimer');
    expect(section('What a rating is not')).toHaveTextContent('not investment advice');
    expect(section('Where facts come from')).toHaveTextContent('neither this site nor its operator has repeated it');
    expect(section('Demonstration data')).toHaveTextContent('marked as sample data');
    expect(within(section('Errors')).getByRole('link', { name: 'How to correct an entry' })).toHaveAttribute('href', '/company/about#corrections');
    expect(section('No warranty, and who answers for what')).toHaveTextContent('As far as the law allows');
  });
});
