/** Sentences that the verdict and the answers share: of at most 25 words, from what is valid only. */
import { compare } from '../compare';
import type { Evidence, Rating, Signal } from './types';

const MOST_WORDS = 25;

export const upper = (text: string): string => text.replace(/^[a-z]/, (a) => a.toUpperCase());

/** The first sentence; an abbreviated name may hold a stop. */
export const firstSentence = (text: string): string =>
  /^.*?[.](?= [A-Z0-9]|$)/.exec(text)?.[0] ?? text;

/** Cut at a word, so that no name or title makes a sentence too long. */
export function short(sentence: string): string {
  const words = sentence.split(' ');
  if (words.length <= MOST_WORDS) return sentence;
  return `${words
    .slice(0, MOST_WORDS)
    .join(' ')
    .replace(/[.,;:]$/, '')}…`;
}

export const signalsOf = ({ categories }: Rating): Signal[] =>
  categories.flatMap(({ signals }) => signals);

export const newestEvidence = (evidence: Evidence[]): Evidence | null =>
  [...evidence].sort((a, b) =>
    compare(`${b.statedAt ?? ''} ${b.readAt}`, `${a.statedAt ?? ''} ${a.readAt}`),
  )[0] ?? null;
