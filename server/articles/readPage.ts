import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { esmLoaders } from './esmLoaders';
import { splitMatter } from './parseArticle';

export interface PageNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  attributes?: { name?: string; value?: unknown }[];
  children?: PageNode[];
}

/** Front matter and Markdown tree of a file whose text becomes data. */
export async function readPage(file: string): Promise<{ matter: unknown; nodes: PageNode[] }> {
  const { matter, text } = await splitMatter(
    file,
    await readFile(join(process.cwd(), file), 'utf8'),
  );
  const createProcessor = await esmLoaders().loadParser();
  return { matter, nodes: createProcessor().parse(text).children };
}
