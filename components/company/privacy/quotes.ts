import { texts, type LegalSection } from '../legalText';
import type { SiteFacts } from '../siteFacts';

const OWN = [
  'When you request a quote, the site keeps what you enter: your name, your e-mail address, your project, its website, the service and your message, with the time. ' +
    'It keeps this so that the operator can answer you. If the operator has given an address, a copy goes there by e-mail.',
  'We delete a request after 180 days. An e-mailed copy stays in the operator’s mailbox for as long as they keep it. Ask the operator to delete either sooner. ' +
    'We count requests from one network by the hour, by a keyed hash of the network address; we keep the count for a day.',
];

export const quotesSection = ({ quotesAt }: SiteFacts): LegalSection => ({
  id: 'quotes',
  title: 'Requests for a quote',
  blocks:
    quotesAt === null
      ? texts(...OWN)
      : texts(
          `The quote form comes from ${quotesAt}, a service for the operator. It loads only when you open it. ${quotesAt} gets what you enter, and sees your network address. It runs isolated from the rest of this site: it can set no cookie and read nothing here.`,
          `If your browser does not load it, our own form replaces it. ${OWN[0]}`,
          OWN[1]!,
        ),
});
