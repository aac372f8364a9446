import { screen, within } from '@testing-library/react';
import { privacyText } from '@/server/pages/legalText';
import { makeSiteFacts } from '@/testing/builders/siteFacts';
import { renderPage } from '@/testing/render';
import { CompanyScreen, type SiteFacts } from '..';

const show = async (facts: Partial<SiteFacts> = {}) =>
  renderPage(<CompanyScreen text={await privacyText(makeSiteFacts(facts))} />);
const section = (name: string) => screen.getByRole('region', { name });
const named = { name: 'Example Ltd', named: true, careers: null };
const analytics = { id: 'G-ABC123DEF4', host: null };

describe('the privacy policy', () => {
  const listRows = (caption: string) =>
    within(screen.getByRole('table', { name: caption }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row).getAllByRole('cell').at(-1)!.textContent,
      ]);

  it('states how long everything is kept', async () => {
    await show();
    expect(listRows('How long data is kept')).toEqual(
      expect.arrayContaining([
        ['Account', 'Until it is deleted; 30 days if its address is not confirmed'],
        [
          'Views of project pages, with their keyed hashes',
          '30 days; the totals stay, without any person in them',
        ],
        ['Sessions', 'Until they end, and 30 days more'],
        ['Who has logged in, with the encrypted e-mail address', '400 days after the last login'],
        ['Alerts on projects you watch', '400 days; mails about them, a week at most'],
        ['An archive of your data, if you ask for one', '24 hours'],
        [
          'Webhooks: address, secret, and the codes of the last hundred answers',
          'Until the webhook or the account is deleted',
        ],
        ['Wallets you add, and their proofs', 'Until you remove them, and a day more'],
        ['Messages to prove a wallet, as a hash', 'Ten minutes, and a day more'],
        [
          'Counts of how the site is used, by day, if you accepted',
          '90 days with your account number, then 400 days in all without it',
        ],
        [
          'Answers to the survey',
          '400 days after their last change, or until the account is deleted',
        ],
        ['Display name and profile picture', 'Until you delete them, or the account is deleted'],
        ['Audit log of accounts', '400 days'],
        ['Counted attempts', 'One day'],
      ]),
    );
  });

  it('names every cookie with its lifetime', async () => {
    await show();
    expect(listRows('Cookies of this site')).toEqual([
      ['a.session', expect.stringMatching(/at most 30 days/)],
      ['signed-in', 'Until you log out, at most 30 days'],
      ['a-browser', '180 days after you last did so'],
      ['a.csrf', 'Until you close the browser'],
      ['a.callback', 'Until you close the browser'],
      ['a.state, a.nonce', '15 minutes'],
      ['a-visitor', 'One year'],
    ]);
  });

  it('says that no other service is configured, and that pages load nothing from elsewhere', async () => {
    await show();
    expect(section('Who else gets data')).toHaveTextContent(
      'No other service is configured on this web server',
    );
    expect(section('When you visit')).toHaveTextContent(
      'Pages load nothing from other sites: no fonts',
    );
    expect(section('Your account')).toHaveTextContent(
      'This site keeps accounts in its own database',
    );
  });

  it('names the configured services, and not what they replace', async () => {
    await show({
      accountsAt: 'Amazon Cognito (region eu-west-1)',
      serverErrorsTo: 'server.example',
      browserErrorsTo: 'browser.example',
      logosFrom: 'cdn.example',
      flagsFrom: 'flags.example',
    });
    const others = within(section('Who else gets data'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(others.map((item) => item!.split(':')[0])).toEqual([
      'Amazon Cognito (region eu-west-1)',
      'server.example',
      'browser.example',
      'cdn.example',
      'flags.example',
    ]);
    expect(section('Your account')).not.toHaveTextContent('its own database');
    expect(listRows('How long data is kept').map(([what]) => what)).not.toContain(
      'Messages with codes',
    );
    expect(section('When you visit')).toHaveTextContent('Apart from the services named');
  });

  it.each<[string, SiteFacts['picturesFrom'], string[]]>([
    [
      'from a bucket',
      { bucket: 'bucket.example', provider: null },
      [
        'bucket.example: delivers profile pictures to signed-in users’ browsers. It sees your network address and, in the address of the picture, the number of your account.',
      ],
    ],
    [
      'of the identity provider',
      { bucket: null, provider: 'pictures.example' },
      [
        'pictures.example: delivers profile pictures to signed-in users’ browsers, where the account service names one there. It sees your network address and the address of the picture.',
      ],
    ],
    [
      'from both',
      { bucket: 'bucket.example', provider: 'pictures.example' },
      [expect.stringMatching(/^bucket/), expect.stringMatching(/^pictures/)],
    ],
  ])('names who delivers profile pictures: %s', async (_, picturesFrom, lines) => {
    await show({ picturesFrom });
    expect(
      within(section('Who else gets data'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(lines);
    expect(section('When you visit')).toHaveTextContent('Apart from the services named');
  });

  it.each([
    [
      'with',
      { bucket: null, provider: 'pictures.example' },
      'your e-mail address, the address of your picture if it is at pictures.example, and keys',
    ],
    ['without', { bucket: 'bucket.example', provider: null }, 'your e-mail address, and keys'],
  ])(
    'says what comes from the account service %s its own pictures',
    async (_, picturesFrom, words) => {
      await show({ accountsAt: 'accounts.example', picturesFrom });
      expect(section('Your account')).toHaveTextContent(words);
    },
  );

  it('speaks of analytics only where they are configured', async () => {
    const { unmount } = await show();
    expect(section('In short')).toHaveTextContent('no analytics service');
    expect(screen.queryByText(/Google Analytics/)).not.toBeInTheDocument();
    unmount();
    await show({ analytics });
    expect(section('In short')).toHaveTextContent(
      'Google Analytics counts visits, but only if you accept.',
    );
    expect(section('Who else gets data')).toHaveTextContent(
      'Google Analytics: counts page views and a few actions, only if you accept.',
    );
    expect(section('Cookies and local storage')).toHaveTextContent(
      'only after you press “I Accept”',
    );
    expect(screen.queryByText(/no analytics/)).not.toBeInTheDocument();
  });

  it('says how an account is deleted, what goes and what stays', async () => {
    await show({ operator: { ...named, contact: 'privacy@example.com' } });
    for (const words of [
      'Delete it yourself under Account Settings, or ask privacy@example.com',
      'your display name and picture, watchlists, alerts, notification settings, webhooks, wallets, answers to the survey, counts of what you did, archives and votes;',
      'What staff did while acting as you stays for 400 days, under a random name',
    ])
      expect(section('Deleting your account')).toHaveTextContent(words);
  });

  it.each<[string, string, Partial<SiteFacts>, string]>([
    [
      'Mail',
      'with accounts of its own',
      {},
      'If the operator has given an address, requests for a quote and reports are mailed there, and not to you.',
    ],
    [
      'Mail',
      'with accounts elsewhere',
      { accountsAt: 'accounts.example' },
      'The site itself mails you when you ask for it: alerts, and news of a report with which you left your address. If the operator has given an address, requests for a quote and reports are mailed there.',
    ],
    [
      'Requests for a quote',
      'stored here',
      {},
      'We delete a request after 180 days. An e-mailed copy stays in the operator’s mailbox for as long as they keep it.',
    ],
    [
      'Requests for a quote',
      'counted',
      {},
      'by the hour, by a keyed hash of the network address; we keep the count for a day.',
    ],
    [
      'How long it is kept',
      'of a request that was mailed',
      {},
      '180 days here; the message about it until it is delivered, a week at most. An e-mailed copy stays in the operator’s mailbox for as long as they keep it',
    ],
    [
      'Votes',
      'by network',
      {},
      'not more than five voters a day from one network address on one project, or twenty from a larger network. We delete the hashes of networks about a week after the vote.',
    ],
    [
      'When you visit',
      'about links',
      {},
      'These do not learn that you came from here, and have their own rules.',
    ],
    [
      'In short',
      'about names',
      {},
      'It has no name and no telephone number, and only the wallets that you add.',
    ],
    [
      'Who else gets data',
      'about errors on the server',
      { serverErrorsTo: 'errors.example' },
      'with the page’s address but not its query, without cookies and without your identity. We remove e-mail addresses, network and wallet addresses, tokens and queries from the error text as far as a program can find them.',
    ],
    [
      'Wallets',
      'about chains',
      {},
      'They see the wallet’s address, and neither your account nor your network address.',
    ],
    [
      'Your rights',
      'about copies',
      {},
      'to get a copy, including in a machine-readable form to take elsewhere,',
    ],
    [
      'Legal bases',
      'about sessions',
      {},
      'Sessions, logs, the audit log, limits and reports of errors: the operator’s interest in a secure site',
    ],
    ['Legal bases', 'about accounts', {}, 'Your account: the contract'],
  ])('%s, %s: states the facts', async (name, _, facts, words) => {
    await show(facts);
    expect(section(name)).toHaveTextContent(words);
  });

  it('mentions consent and other countries only where they apply', async () => {
    const { unmount } = await show();
    expect(section('Legal bases')).toHaveTextContent(
      'Counting how the site is used, and the survey: your consent',
    );
    expect(section('Legal bases')).not.toHaveTextContent('Analytics: your consent');
    expect(section('Who else gets data')).not.toHaveTextContent('European Economic Area');
    unmount();
    await show({ analytics });
    expect(section('Legal bases')).toHaveTextContent(
      'Analytics: your consent, which you can withdraw at any time',
    );
    expect(section('Who else gets data')).toHaveTextContent('outside the European Economic Area');
  });
});
