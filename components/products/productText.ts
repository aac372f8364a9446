/** A product page as data. It is made on the server and handed over whole, so that no browser loads words it does not show. */
import type { Sentence } from '@/components/ui/page';

/** The last part of a page's address, and the service's name in a request for a quote. */
export const SERVICES = ['security-audit', 'skynet', 'skytrace', 'pentest'] as const;
export type Service = (typeof SERVICES)[number];

/** A named step or item. */
export interface Item {
  title: string;
  text: Sentence;
}

/** A published document that the work follows. */
export interface Standard {
  name: string;
  url: string;
  /** Version and day, in words. */ edition: string;
  text: string;
}

export interface ProductText {
  service: Service;
  /** As the navigation calls it. */
  title: string;
  /** What kind of service that is, above the title. */
  kind: string;
  lead: string;
  description: string;
  purpose: Sentence[];
  steps: Item[];
  gets: Item[];
  /** Heading of the example, and what it is. */
  example: { title: string; lead: Sentence };
  standards: Standard[];
  questions: { question: string; answer: Sentence[] }[];
  related: { text: string; href: string }[];
}
