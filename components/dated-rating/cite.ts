import { day } from '@/lib/format/dates';
import { copy } from './copy';

export interface Cited {
  projectId: string;
  name: string;
  /** In words, where there is no letter. */
  state: string;
  letter: string | null;
  score: number | null;
  ratedAt: string;
  methodVersion: string;
  factsHash: string;
  /** Absolute. */
  url: string;
}

const SPECIAL: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
/** http://www.bibtex.org/SpecialSymbols/ */
const escapeTex = (text: string): string =>
  text.replace(/[\\~^{}&%$#_]/g, (sign) => SPECIAL[sign] ?? `\\${sign}`);

/** One line of plain text. */
export const citeText = (cited: Cited): string => {
  const { name, state, letter, score, ratedAt, methodVersion, url, factsHash } = cited;
  return `Plumbline: ${name}, ${copy.standing(state, letter, score)}. Rating as of ${day(ratedAt)}, method ${methodVersion}. ${url} (facts: SHA-256 ${factsHash}).`;
};

/** An entry `@misc`; the letter and the score stand in its title. */
export function citeBibtex(cited: Cited): string {
  const { projectId, name, state, letter, score, ratedAt, methodVersion, url, factsHash } = cited;
  const title = `${name}: ${copy.standing(state, letter, score)}, rating by method ${methodVersion}`;
  const on = ratedAt.slice(0, 10);
  return [
    `@misc{plumbline-${projectId}-${on},`,
    '  author = {{Plumbline}},',
    `  title = {{${escapeTex(title)}}},`,
    `  year = {${on.slice(0, 4)}},`,
    `  month = {${Number(on.slice(5, 7))}},`,
    `  howpublished = {\\url{${url}}},`,
    `  note = {As of ${on}. Facts: SHA-256 ${factsHash}}`,
    '}',
  ].join('\n');
}
