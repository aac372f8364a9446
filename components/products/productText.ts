/** A product page as data. The server sends it whole, so that browsers load no unused words. */
import type { Sentence } from '@/components/ui/page';

/** The end of a page's address, and the service's name in a quote request. */
export const SERVICES = ['security-audit', 'skynet', 'skytrace', 'pentest'] as const;
export type Service = (typeof SERVICES)[number];

export interface Item {
  title: string;
  text: Sentence;
}

export interface Standard {
  name: string;
  url: string;
  edition: string;
  text: string;
}

export interface ProductText {
  service: Service;
  title: string;
  kind: string;
  lead: string;
  description: string;
  purpose: Sentence[];
  steps: Item[];
  gets: Item[];
  example: { title: string; lead: Sentence };
  standards: Standard[];
  questions: { question: string; answer: Sentence[] }[];
  related: { text: string; href: string }[];
}
