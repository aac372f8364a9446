import type { SiteFacts } from './siteFacts';
import { texts, type Block, type Words } from './legalText';

type Operator = SiteFacts['operator'];

/** Fits the middle of a sentence. */
export function contactWords({ contact }: Operator): Words {
  if (contact === null) return 'the operator';
  return { text: contact, href: contact.startsWith('https:') ? contact : `mailto:${contact}` };
}

export function operatorBlocks(operator: Operator): Block[] {
  return texts(
    operator.named
      ? `This site is run by ${operator.name}. On this page, that is “the operator”.`
      : 'This site does not name its operator. On this page, “the operator” is the party that runs the site.',
    operator.contact === null
      ? 'The operator has published no contact address.'
      : ['Send questions, requests and complaints to ', contactWords(operator), '.'],
  );
}
