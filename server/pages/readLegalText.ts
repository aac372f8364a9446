import type { Block, LegalSection, LegalText, Words } from '@/components/company';
import { readPage, type PageNode } from '@/server/articles/readPage';

/** What a text names by tags. */
export interface Parts {
  /** Also the conditions of `<If Name>` and `<Unless Name>`. */
  words: Record<string, Words | null>;
  blocks: Record<string, (section: string) => Block[]>;
}

const plainText = ({ value, children = [] }: PageNode): string =>
  value ?? children.map(plainText).join('');

function findWords(name: string, { words }: Parts): Words | null {
  if (words[name] === undefined) throw new Error(`A legal text has no ${name}.`);
  return words[name];
}

/** Without what a condition leaves out. */
const choose = (nodes: PageNode[], parts: Parts): PageNode[] =>
  nodes.flatMap((node) => {
    const children = choose(node.children ?? [], parts);
    if (node.name !== 'If' && node.name !== 'Unless') return [{ ...node, children }];
    const holds = Boolean(findWords(node.attributes![0]!.name!, parts));
    return holds === (node.name === 'If') ? children : [];
  });

function toWords(node: PageNode, parts: Parts): Words {
  if (node.type === 'text') return node.value!;
  if (node.type === 'link') return { text: plainText(node), href: node.url! };
  return findWords(node.name ?? node.type, parts)!;
}

const joined = (runs: Words[]): Words[] =>
  runs.reduce<Words[]>((before, words) => {
    const last = before.at(-1);
    return typeof last === 'string' && typeof words === 'string'
      ? [...before.slice(0, -1), last + words]
      : [...before, words];
  }, []);

function toBlocks(node: PageNode, section: string, parts: Parts): Block[] {
  const toSentence = ({ children = [] }: PageNode) =>
    joined(children.map((run) => toWords(run, parts)));
  const isSaid = (sentence: Words[]) => sentence.length > 0;
  if (node.type === 'paragraph') return [toSentence(node)].filter(isSaid).map((text) => ({ text }));
  if (node.type === 'list')
    return [
      { list: node.children!.map((item) => item.children!.flatMap(toSentence)).filter(isSaid) },
    ];
  return parts.blocks[node.name ?? '']?.(section) ?? [{ text: [toWords(node, parts)] }];
}

/** A file of content/company as data: docs/decisions/0022-articles.md. */
export async function readLegalText(name: string, parts: Parts): Promise<LegalText> {
  const { matter, nodes } = await readPage(`content/company/${name}.mdx`);
  const sections: LegalSection[] = [];
  for (const node of choose(nodes, parts)) {
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
