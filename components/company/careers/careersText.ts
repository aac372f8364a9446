import { routes } from '@/lib/routes';
import { texts, type Block, type LegalText } from '../legalText';
import { contactWords, operatorBlocks } from '../operator';
import type { SiteFacts } from '../siteFacts';

const openings = ({ operator }: SiteFacts): Block[] =>
  operator.careers === null
    ? texts(
        'No openings are listed here.',
        'This site has no application form and stores no applications. Please do not send any through it.',
      )
    : texts(
        [
          'The operator lists openings here: ',
          { text: operator.careers, href: operator.careers },
          '.',
        ],
        'That page has its own rules. This site stores no applications and sees nothing you send there.',
      );

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
            'A rating is only as good as its evidence. You can help without a contract. Send contributions to ',
            contactWords(facts.operator),
            '.',
          ],
        },
        {
          list: [
            [
              'A wrong or missing fact, with its public source. ',
              { text: 'How to correct an entry', href: `${routes.about}#corrections` },
              ' explains what we need.',
            ],
            'A source for an unknown signal. Each project page shows what is missing and how much it can add.',
            'An error in the sum. Anyone can recompute a rating from its page; if you get a different figure, show how.',
            'An argument about the method: a misleading signal, a gate that is too hard or too soft. An example is worth more than an opinion.',
            'A security hole in this site, before you tell anyone else.',
          ],
        },
        {
          text: 'This site pays for none of these, and none of them buys a rank or a letter.',
        },
      ],
    },
    {
      id: 'independence',
      title: 'Independence',
      blocks: texts([
        'All ratings here follow the ',
        { text: 'published method', href: routes.methodology },
        '. The code that calculates scores has no field for a payment or an opinion. Votes are shown separately and weigh nothing.',
      ]),
    },
    { id: 'operator', title: 'Who runs this site', blocks: operatorBlocks(facts.operator) },
  ],
});
