import { routes } from '@/lib/routes';
import type { ProductText } from '../productText';

/** /products/skytrace */
export const skytrace: ProductText = {
  service: 'skytrace',
  title: 'Skytrace',
  kind: 'Tracing of funds',
  lead: 'Funds that were taken leave a public trail. Tracing follows it from address to address, and says where it can no longer be followed.',
  description:
    'What tracing of stolen funds is for, how it works step by step, what a report contains, and the published flow of a famous theft with a source for every hop.',
  purpose: [
    'On most public chains every transfer can be read by anybody for ever. That makes it possible to follow what was taken, and to tell exchanges and authorities while it can still be stopped.',
    'It has limits. A mixer, a bridge or an exchange breaks the trail, and what lies behind it is inference. A good report separates the two: what the chain shows, and what somebody concludes from it.',
  ],
  steps: [
    {
      title: 'First addresses',
      text: 'The transactions of the theft are named by their hashes, with the block and the time, and the first addresses that received the funds.',
    },
    {
      title: 'Following',
      text: 'Outgoing transfers are followed hop by hop, across swaps and bridges, with a rule for how amounts are divided when funds are mixed with others.',
    },
    {
      title: 'Naming',
      text: 'Addresses that belong to services get a name, each with its source and with how sure it is.',
    },
    {
      title: 'Stopping points',
      text: 'Where the trail enters a mixer or an exchange it ends for the public. The report says so, and what was asked of whom.',
    },
    {
      title: 'Warning',
      text: 'Exchanges, issuers of tokens that can be frozen, and authorities are told, with the evidence, while funds are still moving.',
    },
    {
      title: 'Evidence',
      text: 'Data is kept as it was found, with hashes and times, so that a stranger or a court can repeat every step.',
    },
  ],
  gets: [
    {
      title: 'A graph of the flow',
      text: 'Addresses and hops with amounts and times; what is shown by the chain apart from what is concluded.',
    },
    {
      title: 'A table of the same',
      text: 'Every hop with its transaction, so that it can be checked without the graph.',
    },
    {
      title: 'Stopping points',
      text: 'Services that received funds, when and how much, as a basis for requests.',
    },
    {
      title: 'Limits in writing',
      text: 'What was not followed, which names are guesses, which rule divided the amounts.',
    },
  ],
  example: {
    title: 'An example: a flow of funds as published',
    lead: 'From published reports, not traced by this site: no flow of funds is recorded in its data. It shows the theft from the Ronin bridge of March 2022, because governments published what became of it. The width of a line is the amount that was stated; a broken line has none. The figures come from different statements, on different days and at different prices. They can overlap, and do not add up to the whole.',
  },
  standards: [
    {
      name: 'FATF: Virtual Assets Red Flag Indicators',
      url: 'https://www.fatf-gafi.org/media/fatf/documents/recommendations/Virtual-Assets-Red-Flag-Indicators.pdf',
      edition: 'September 2020',
      text: 'Patterns of transfers that suggest laundering, collected from more than a hundred cases.',
    },
    {
      name: 'ISO/IEC 27037',
      url: 'https://www.iso.org/standard/44381.html',
      edition: '2012',
      text: 'How digital evidence is identified, collected, acquired and preserved.',
    },
    {
      name: 'CAIP-10',
      url: 'https://chainagnostic.org/CAIPs/caip-10',
      edition: 'Living document',
      text: 'One way to write an address together with its chain. This site uses it for every contract.',
    },
    {
      name: 'Sanctions lists',
      url: 'https://ofac.treasury.gov/',
      edition: 'Change at any time',
      text: 'Addresses that authorities have named. A listing can be lifted again, so a report gives the day on which it looked.',
    },
  ],
  questions: [
    {
      question: 'Can stolen funds be brought back?',
      answer: [
        'Sometimes. Tokens that their issuer can freeze, funds that reach an exchange that answers, and thieves who settle are the ways it happens. Tracing alone moves nothing.',
      ],
    },
    {
      question: 'Can a mixer be traced through?',
      answer: [
        'Not with certainty by what the chain shows. Amounts and times allow conclusions, which have to be marked as such. Authorities can sometimes learn more.',
      ],
    },
    {
      question: 'How sure is it that an address belongs to somebody?',
      answer: [
        'That depends on the source: the owner’s own statement, an authority, a service’s published list, or an observation. A report should name the source for each.',
      ],
    },
    {
      question: 'What should be done first after a theft?',
      answer: [
        'Write down the transaction hashes, tell the exchanges and issuers concerned, report it to the police, and publish the addresses. Hours count.',
      ],
    },
    {
      question: 'Does this site trace funds by itself?',
      answer: [
        'No. It records incidents with their losses, causes and sources. It has no data on where funds went.',
      ],
    },
  ],
  related: [
    { text: 'How incidents count in a rating', href: `${routes.methodology}#signal-incidents` },
    { text: 'Articles: anatomy of famous incidents', href: routes.blog },
    { text: 'Skynet: to know sooner', href: routes.skynet },
    { text: 'Security Audit: before it happens', href: routes.securityAudit },
  ],
};
