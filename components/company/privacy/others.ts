import type { LegalSection } from '../legalText';
import type { SiteFacts } from '../siteFacts';

/** Services that the web server's configuration names. */
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
    accountsAt && `${accountsAt}: keeps the accounts and mails codes.`,
    quotesAt &&
      `${quotesAt}: gets requests for a quote, with what you put into its form. It sees your network address when you open the form.`,
    serverErrorsTo &&
      `${serverErrorsTo}: gets reports of errors on the server, and those that pages make to this site, with the page’s address but not its query, without cookies, and without who you are. E-mail addresses, network and wallet addresses, tokens and queries are taken out of what the error says as far as a program can find them.`,
    browserErrorsTo &&
      `${browserErrorsTo}: gets reports of errors in pages from your browser, with the same things left out. It sees your network address, as every server does that a browser talks to.`,
    analytics &&
      `${analytics.host ? `Google Analytics, by way of ${analytics.host}` : 'Google Analytics'}: counts views of pages and a few steps, only if you accept that. It sees your network address, what your browser says about itself, and the address of the page without what you searched for. Of a step it gets no name, no e-mail address and nothing that you typed; the cookie policy lists the steps.`,
    logosFrom &&
      `${logosFrom}: delivers the logos of projects. It sees your network address and what your browser says about itself.`,
    picturesFrom.bucket &&
      `${picturesFrom.bucket}: delivers profile pictures to signed-in users’ browsers. It sees your network address and, in the address of the picture, the number of your account.`,
    picturesFrom.provider &&
      `${picturesFrom.provider}: delivers profile pictures to signed-in users’ browsers, where the account service names one there. It sees your network address and the address of the picture.`,
    flagsFrom &&
      `${flagsFrom}: tells the browsers of signed-in users which parts of the site are switched on. It sees your network address; who you are is compared in your browser and not sent.`,
  ].filter((line): line is string => Boolean(line));
}

/** Which of them are where, and under what agreement, is the operator's to know. */
const ABROAD =
  'They, or machines of theirs, may be in other countries, also outside the European Economic Area, such as in the United States. Where the law wants a ground for that, such as an agreement on standard clauses, ask the operator for it.';

/** Who else gets data: from this installation's own configuration where the page can know it. */
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
              text: 'No other service is configured on this web server: no account service, no analytics, no service for error reports and no image network.',
            },
          ]),
      {
        text: 'Besides, there is whoever provides the operator’s machines and network, and the mail server if one is connected. This page cannot know them, nor in which countries they work, nor what is kept in backups. Ask the operator.',
      },
      { text: 'Authorities get what the law obliges the operator to give them.' },
    ],
  };
}
