import { routes } from '@/lib/routes';
import { texts, type Block, type LegalText } from '../legalText';
import { contactWords, operatorBlocks } from '../operator';
import type { SiteFacts } from '../siteFacts';

const openings = ({ operator }: SiteFacts): Block[] =>
  operator.careers === null
    ? texts(
        'No openings are listed here.',
        'This software keeps no applications and has no form for them. Please do not send any by way of this site.',
      )
    : texts(
        [
          'The operator lists openings on a page of its own: ',
          { text: operator.careers, href: operator.careers },
          '.',
        ],
        'That page has rules of its own. This software keeps no applications and sees none of what you send there.',
      );

/** Openings, where the operator has said where they are; and what anybody can do without one. */
export const careersText = (facts: SiteFacts): LegalText => ({
  title: 'Careers',
  description: 'Openings at the operator of this site, and what you can contribute without one.',
  lead: 'Openings at the operator of this site, and what you can contribute without one.',
  sections: [
    { id: 'openings', title: 'Openings', blocks: openings(facts) },
    {
      id: 'contributing',
      title: 'What you can contribute',
      blocks: [
        {
          text: [
            'A rating is as good as the evidence behind it. These help, and need no contract. They go to ',
            contactWords(facts.operator),
            '.',
          ],
        },
        {
          list: [
            [
              'A fact that is wrong or missing, with a public source that says so. ',
              { text: 'How to correct an entry', href: `${routes.about}#corrections` },
              ' says what makes that quick.',
            ],
            'A source for a signal that is unknown: a page shows for each of them what is missing, and what knowing it would be worth.',
            'An error in the sum. Each rating can be computed again from its own page; if you get another figure, show how.',
            'An argument about the method: a signal that misleads, a gate that is too hard or too soft. An example of a project is worth more than an opinion.',
            'A security hole in this site, before anybody else hears of it.',
          ],
        },
        {
          text: 'Nobody is paid for these through this site, and none of them buys a place or a letter.',
        },
      ],
    },
    {
      id: 'independence',
      title: 'What stays out',
      blocks: texts([
        'Whoever works on ratings here works with the ',
        { text: 'published method', href: routes.methodology },
        '. The function that computes a score has no place for a payment or an opinion; votes are shown apart and weigh nothing.',
      ]),
    },
    { id: 'operator', title: 'Who runs this site', blocks: operatorBlocks(facts.operator) },
  ],
});
