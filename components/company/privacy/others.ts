import type { LegalSection } from '../legalText';
import type { SiteFacts } from '../siteFacts';

function configured({
  accountsAt,
  quotesAt,
  serverErrorsTo,
  browserErrorsTo,
  logosFrom,
  flagsFrom,
  picturesFrom,
  analytics,
}: SiteFacts): string[] {
  return [
    accountsAt && `${accountsAt}: keeps the accounts and sends codes by e-mail.`,
    quotesAt &&
      `${quotesAt}: gets requests for a quote, with what you enter in its form. It sees your network address when you open the form.`,
    serverErrorsTo &&
      `${serverErrorsTo}: gets reports of errors on the server, and those that pages make to this site, with the page’s address but not its query, without cookies and without your identity. We remove e-mail addresses, network and wallet addresses, tokens and queries from the error text as far as a program can find them.`,
    browserErrorsTo &&
      `${browserErrorsTo}: gets reports of errors in pages from your browser, with the same things removed. It sees your network address, like every server your browser contacts.`,
    analytics &&
      `${analytics.host ? `Google Analytics, by way of ${analytics.host}` : 'Google Analytics'}: counts page views and a few actions, only if you accept. It sees your network address, what your browser says about itself, and the page address without your search. It gets no name, no e-mail address and nothing you typed; the cookie policy lists the actions.`,
    logosFrom &&
      `${logosFrom}: delivers the logos of projects. It sees your network address and what your browser says about itself.`,
    picturesFrom.bucket &&
      `${picturesFrom.bucket}: delivers profile pictures to signed-in users’ browsers. It sees your network address and, in the address of the picture, the number of your account.`,
    picturesFrom.provider &&
      `${picturesFrom.provider}: delivers profile pictures to signed-in users’ browsers, where the account service names one there. It sees your network address and the address of the picture.`,
    flagsFrom &&
      `${flagsFrom}: sends the browsers of signed-in users which parts of the site are switched on. It sees your network address. Your identity is compared in your browser and not sent.`,
  ].filter((line): line is string => Boolean(line));
}

const ABROAD =
  'They or their machines may be in other countries, including outside the European Economic Area, such as the United States. Where the law requires a safeguard, such as standard contractual clauses, ask the operator for it.';

export function othersSection(facts: SiteFacts): LegalSection {
  const services = configured(facts);
  return {
    id: 'others',
    title: 'Who else gets data',
    blocks: [
      ...(services.length > 0
        ? [
            { text: 'These services are configured for this site:' },
            { list: services },
            { text: ABROAD },
          ]
        : [
            {
              text: 'No other service is configured on this web server: no account service, no analytics, no error reporting service and no image network.',
            },
          ]),
      {
        text: 'The operator also has providers of machines and network, and of a mail server if one is connected. This page cannot know them, their countries, or what backups keep. Ask the operator.',
      },
      {
        text: 'If you add a wallet, servers of its chain see its address (see “Wallets”).',
      },
      { text: 'Authorities get what the law requires the operator to give them.' },
    ],
  };
}
