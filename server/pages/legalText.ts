import {
  contactWords,
  CORRECTED,
  DEMONSTRATION_SET,
  operatorBlocks,
  type Block,
  type LegalSection,
  type LegalText,
  type SiteFacts,
  type Words,
} from '@/components/company';
import { readPage, type PageNode } from '@/server/articles/readPage';

/** What a text names by tags. */
interface Parts {
  words: Record<string, Words>;
  blocks: Record<string, (section: string) => Block[]>;
}

const plainText = ({ value, children = [] }: PageNode): string =>
  value ?? children.map(plainText).join('');

function toWords(node: PageNode, { words }: Parts): Words {
  if (node.type === 'text') return node.value!;
  if (node.type === 'link') return { text: plainText(node), href: node.url! };
  const given = words[node.name ?? ''];
  if (given === undefined) throw new Error(`A legal text has no ${node.name ?? node.type}.`);
  return given;
}

function toBlocks(node: PageNode, section: string, parts: Parts): Block[] {
  const toSentence = ({ children = [] }: PageNode) => children.map((run) => toWords(run, parts));
  if (node.type === 'paragraph') return [{ text: toSentence(node) }];
  if (node.type === 'list')
    return [{ list: node.children!.map((item) => item.children!.flatMap(toSentence)) }];
  return parts.blocks[node.name ?? '']?.(section) ?? [{ text: [toWords(node, parts)] }];
}

async function readLegalText(name: string, parts: Parts): Promise<LegalText> {
  const { matter, nodes } = await readPage(`content/company/${name}.mdx`);
  const sections: LegalSection[] = [];
  for (const node of nodes) {
    const section = sections.at(-1);
    if (node.type === 'heading')
      sections.push({
        id: String(node.children![0]!.attributes![0]!.value),
        title: plainText(node),
        blocks: [],
      });
    else section!.blocks.push(...toBlocks(node, section!.id, parts));
  }
  return { ...(matter as Omit<LegalText, 'sections'>), sections };
}

const partsOf = ({ operator }: SiteFacts): Parts => ({
  words: {
    Contact: contactWords(operator),
    Corrected: CORRECTED,
    DemonstrationSet: DEMONSTRATION_SET,
  },
  blocks: { Operator: () => operatorBlocks(operator) },
});

/** What a rating means: docs/method.md. */
export const termsText = (facts: SiteFacts): Promise<LegalText> =>
  readLegalText('terms-and-conditions', partsOf(facts));

export async function disclaimerText(facts: SiteFacts): Promise<LegalText> {
  const { sections } = await termsText(facts);
  const { words, blocks } = partsOf(facts);
  const AsInTerms = (section: string) => sections.find(({ id }) => id === section)!.blocks;
  return readLegalText('disclaimer', { words, blocks: { ...blocks, AsInTerms } });
}
