/** A legal page as data. What a page says is made on the server and handed over whole, so that no browser loads words it does not show. */
import type { Sentence } from '@/components/ui/page';

export type { Sentence, Words } from '@/components/ui/page';

export interface LegalTable {
  caption: string;
  head: string[];
  /** As many cells as the head; the first names its row. */
  rows: string[][];
}

export type Block = { text: Sentence } | { list: Sentence[] } | { table: LegalTable };

export interface LegalSection {
  /** The anchor. */
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

/** Paragraphs, one after the other. */
export const texts = (...sentences: Sentence[]): Block[] => sentences.map((text) => ({ text }));
