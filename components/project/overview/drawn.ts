/** What the browser draws: figures and words that drawOverview.ts has made on the server. */
import type { Fall } from './waterfall';

export type EventKind = 'deployed' | 'changed' | 'audit' | 'incident';

export interface DrawnPath {
  who: string;
  delay: string;
  /** On the arrow. */
  power: string;
  over: string;
  holdsFunds: boolean;
  sentence: string;
}

export interface DrawnEvent {
  kind: EventKind;
  /** Percent of the axis. */
  x: number;
  /** px, of an incident's circle. */
  radius: number;
}

export interface DrawnTimeline {
  label: string;
  kinds: EventKind[];
  events: DrawnEvent[];
  gaps: { x: number; width: number; title: string }[];
  years: { year: number; x: number }[];
  /** For how long code ran that no recorded report covers; null without a gap. */
  unaudited: string | null;
  scopeKnown: boolean;
  changesWhole: boolean;
  /** The same in words, oldest first. */
  list: { at: string; text: string }[];
}

export interface DrawnLink {
  href: string;
  label: string;
}

/** What a reader can do about a record that looks wrong. */
export interface DrawnCorrections {
  title: string;
  why: string;
  /** Null without a rating to start from. */
  calculator: DrawnLink | null;
  links: DrawnLink[];
}

/** A line of what is in no rating. */
export interface DrawnContext extends DrawnLink {
  /** Begins the line; the link ends it. */
  text: string;
  note: string | null;
}

/** Of the head, and names that stand all over the page. */
export interface DrawnWords {
  /** "CRV · DEX · Ethereum +7 · since Jan 2020". */
  meta: string;
  category: string;
  /** A name and its addresses: there is nothing to fold. */
  isBare: boolean;
  /** Not of what is only listed, without a power or an incident on record: its page is short. */
  hasOverview: boolean;
  /** "2 tokens, 9 contracts, 31 audits, 4 incidents." */
  recorded: string;
  /** Names of its chains. */
  chains: Record<string, string>;
  corrections: DrawnCorrections;
  context: { title: string; lines: DrawnContext[] };
  /** Where sources say otherwise of the project and its bounty. */
  otherwise: string[];
}

export interface DrawnOverview extends DrawnWords {
  /** Null where the points are not shown. */
  falls: Fall[] | null;
  /** Null where nothing is recorded. */
  paths: DrawnPath[] | null;
  /** Who reaches neither code nor funds, in sentences. */
  settings: string[];
  timeline: DrawnTimeline | null;
}
