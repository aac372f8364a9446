import { routes } from '@/lib/routes';
import type { ProductText } from '../productText';

export const skytrace: ProductText = {
  service: 'skytrace',
  title: 'Skytrace',
  kind: 'Fund tracing',
  lead: 'Stolen funds leave a public trail. Tracing follows it from address to address, and says where it ends.',
  description:
    'What fund tracing covers, how it works step by step, what a report contains, and the published flow of a famous theft with a source for every hop.',
  purpose: [
    'On most public chains, anyone can read every transfer forever. So you can follow stolen funds, and warn exchanges and authorities while there is time to stop them.',
    'Tracing has limits. A mixer, a bridge or an exchange breaks the trail, and everything behind it is inference. A good report separates what the chain shows from what someone concludes.',
  ],
  steps: [
    {
      title: 'First addresses',
      text: 'The report names the theft’s transactions by hash, block and time, and the first addresses that received the funds.',
    },
    {
      title: 'Following',
      text: 'Analysts follow outgoing transfers hop by hop, across swaps and bridges. A stated rule divides amounts when funds mix with others.',
    },
    {
      title: 'Naming',
      text: 'Addresses of services get a name, each with its source and confidence.',
    },
    {
      title: 'Stopping points',
      text: 'The public trail ends at a mixer or an exchange. The report says so, and which requests went to whom.',
    },
    {
      title: 'Warning',
      text: 'Exchanges, issuers of freezable tokens and authorities get the evidence while the funds are still moving.',
    },
    {
      title: 'Evidence',
      text: 'Data is kept as found, with hashes and times, so anyone, including a court, can repeat every step.',
    },
  ],
  gets: [
    {
      title: 'A graph of the flow',
      text: 'Addresses and hops with amounts and times. Chain facts and conclusions are separate.',
    },
    {
      title: 'A table of the same',
      text: 'Every hop with its transaction, so you can check it without the graph.',
    },
    {
      title: 'Stopping points',
      text: 'Services that received funds, when and how much, ready for requests.',
    },
    {
      title: 'Limits in writing',
      text: 'What was not traced, which names are guesses, and the rule for dividing amounts.',
    },
  ],
  example: {
    title: 'An example: a flow of funds as published',
    lead: 'This flow comes from published reports; this site does not trace funds. It shows the Ronin bridge theft of March 2022, because governments published where the funds went. Line width is the stated amount; a broken line has none. The figures come from different statements, days and prices. They can overlap, and do not add up to the whole.',
  },
  standards: [
    {
      name: 'FATF: Virtual Assets Red Flag Indicators',
      url: 'https://www.fatf-gafi.org/media/fatf/documents/recommendations/Virtual-Assets-Red-Flag-Indicators.pdf',
      edition: 'September 2020',
      text: 'Transfer patterns that suggest money laundering, from more than a hundred cases.',
    },
    {
      name: 'ISO/IEC 27037',
      url: 'https://www.iso.org/standard/44381.html',
      edition: '2012',
      text: 'How to identify, collect, acquire and preserve digital evidence.',
    },
    {
      name: 'CAIP-10',
      url: 'https://chainagnostic.org/CAIPs/caip-10',
      edition: 'Living document',
      text: 'A standard way to write an address with its chain. This site uses it for every contract.',
    },
    {
      name: 'Sanctions lists',
      url: 'https://ofac.treasury.gov/',
      edition: 'Change at any time',
      text: 'Addresses named by authorities. Listings can be lifted, so a report gives the day of its check.',
    },
  ],
  questions: [
    {
      question: 'Can stolen funds be recovered?',
      answer: [
        'Sometimes: when an issuer freezes tokens, an exchange acts, or a thief settles. Tracing alone returns nothing.',
      ],
    },
    {
      question: 'Can a mixer be traced through?',
      answer: [
        'Not with certainty from chain data. Amounts and times allow conclusions, which a report must mark as such. Authorities can sometimes learn more.',
      ],
    },
    {
      question: 'How certain is the owner of an address?',
      answer: [
        'That depends on the source: the owner’s statement, an authority, a service’s published list, or an observation. A report should name the source for each.',
      ],
    },
    {
      question: 'What should be done first after a theft?',
      answer: [
        'Write down the transaction hashes, warn the exchanges and issuers involved, report it to the police, and publish the addresses. Hours count.',
      ],
    },
    {
      question: 'Does this site trace funds?',
      answer: [
        'No. It records incidents with losses, causes and sources. It has no data on where funds went.',
      ],
    },
  ],
  related: [
    { text: 'How incidents count in a rating', href: `${routes.methodology}#signal-incidents` },
    { text: 'Articles: anatomy of famous incidents', href: routes.blog },
    { text: 'Skynet: earlier warning', href: routes.skynet },
    { text: 'Security Audit: prevention', href: routes.securityAudit },
  ],
};
