import { texts, type LegalSection } from '../legalText';
import type { SiteFacts } from '../siteFacts';

const OWN = [
  'When you ask for a quote, the site keeps what you put into the form: your name, your e-mail address, your project, its website, the service and your message, with the time. ' +
    'It is kept so that the operator can answer you. If the operator has given an address for it, the same is mailed there.',
  'A request is deleted after 180 days here. A copy that was mailed stays in the operator’s mailbox for as long as they keep it. Ask the operator to have either deleted sooner. ' +
    'How many requests come from one network is counted by the hour, by a keyed hash of the network address; the count is kept for a day.',
];

/** What becomes of a request for a quote. */
export const quotesSection = ({ quotesAt }: SiteFacts): LegalSection => ({
  id: 'quotes',
  title: 'Requests for a quote',
  blocks:
    quotesAt === null
      ? texts(...OWN)
      : texts(
          `The form for quotes is one of ${quotesAt}’s, a service for the operator. It is loaded when you open it, and not before; ${quotesAt} gets what you put into it, and sees your network address then. It runs closed off from the rest of this site: it can set no cookie and read nothing of it.`,
          `Where your browser does not load it, a form of this site’s own takes its place. ${OWN[0]}`,
          OWN[1]!,
        ),
});
