/** Legal pages as data, built on the server: browsers load only the text they show. */
import type { Sentence } from '@/components/ui/page';

export type { Sentence, Words } from '@/components/ui/page';

export interface LegalTable {
  caption: string;
  head: string[];
  /** As many cells as the head; the first heads its row. */
  rows: string[][];
}

export type Block = { text: Sentence } | { list: Sentence[] } | { table: LegalTable };

export interface LegalSection {
  id: string;
  title: string;
  blocks: Block[];
}

export interface LegalText {
  title: string;
  description: string;
  lead: string;
  sections: LegalSection[];
}

export const texts = (...sentences: Sentence[]): Block[] => sentences.map((text) => ({ text }));
