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

export function auditedOf(rating: Rating): string | null {
  const parts = signalsOf(rating).find(({ id }) => id === 'audit-coverage')?.parts ?? [];
  if (parts.length === 0) return null;
  const audited = parts.filter(({ proven }) => proven === 1).length;
  const unknown = parts.filter(({ proven, possible }) => possible > proven).length;
  const contracts = `${parts.length} ${parts.length === 1 ? 'contract' : 'contracts'}`;
  if (audited === 0 && unknown > 0)
    return `We cannot match any audit to the code running now (${contracts}).`;
  const rest = unknown > 0 ? `, ${unknown} unknown` : '';
  return `${audited} of ${contracts} ${audited === 1 ? 'is' : 'are'} audited as deployed${rest}.`;
}
