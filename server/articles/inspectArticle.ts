import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleHeading } from '@/lib/articles/articles';

interface Node {
  type: string;
  tagName?: string;
  name?: string | null;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const LANGUAGES = ['solidity', 'typescript', 'ts', 'json', 'bash', 'sh', 'sql', 'text'];
const PLAIN_ELEMENTS = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];
const COMMENT = /^\s*(\/\*[\s\S]*\*\/)?\s*$/;

const plainText = (node: Node): string =>
  node.value ?? (node.children ?? []).map(plainText).join('');

function* walkNodes(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walkNodes(child);
}

function linkProblem(href: string, ids: Set<unknown>): string | undefined {
  if (href.startsWith('#'))
    return ids.has(href.slice(1)) ? undefined : `the link ${href} leads to no heading`;
  return /^(\/(?!\/)|https:\/\/|mailto:)/.test(href)
    ? undefined
    : `the link ${href} is neither of this site nor https`;
}

function elementProblem(node: Node, ids: Set<unknown>): string | undefined {
  const { tagName, properties = {} } = node;
  if (tagName === 'h1') return 'has a heading of the first order: that is the title’s';
  if (tagName === 'th' && plainText(node).trim() === '') return 'a column of a table has no name';
  if (tagName === 'a' && properties.href !== undefined)
    return linkProblem(String(properties.href), ids);
  if (tagName === 'img') {
    const src = String(properties.src);
    if (
      !src.startsWith('/') ||
      src.includes('..') ||
      !existsSync(join(process.cwd(), 'public', src))
    )
      return `the picture ${src} is not in public/`;
    if (!properties.alt) return `the picture ${src} has no alternative text`;
  }
  const language =
    tagName === 'code'
      ? [properties.className]
          .flat()
          .map(String)
          .find((name) => name.startsWith('language-'))
          ?.slice('language-'.length)
      : undefined;
  return language === undefined || LANGUAGES.includes(language)
    ? undefined
    : `code in ${language} is not highlighted; there are ${LANGUAGES.join(', ')}`;
}

function jsxProblem({ type, name, value = '' }: Node, parts: string[]): string | undefined {
  if (type.startsWith('mdxJsx'))
    return name && (parts.includes(name) || PLAIN_ELEMENTS.includes(name))
      ? undefined
      : `<${name ?? ''}> is none of ${[...parts, ...PLAIN_ELEMENTS].join(', ')}`;
  return COMMENT.test(value)
    ? undefined
    : 'an article cannot contain code: it has an import, an export or an expression';
}

const findProblem = (node: Node, ids: Set<unknown>, parts: string[]) =>
  node.type === 'element'
    ? elementProblem(node, ids)
    : node.type.startsWith('mdx')
      ? jsxProblem(node, parts)
      : undefined;

/**
 * A compiler step; rejects what articles may not contain.
 * @param headings filled with the second-level headings
 */
export function inspectArticle({
  headings,
  parts,
}: {
  headings: ArticleHeading[];
  parts: string[];
}) {
  return (tree: unknown): void => {
    const nodes = [...walkNodes(tree as Node)];
    const ids = new Set(nodes.map((node) => node.properties?.id));
    const problems = nodes
      .map((node) => findProblem(node, ids, parts))
      .filter((problem) => problem !== undefined);
    if (problems.length > 0) throw new Error(problems.join('; '));
    headings.push(
      ...nodes
        .filter((node) => node.tagName === 'h2')
        .map((node) => ({ id: String(node.properties?.id), text: plainText(node) })),
    );
  };
}
