import type { Correction } from '@/contracts/projects/corrections';
import { capital, fieldWords, spaced, valueWords } from '@/lib/format/facts';
import { rareRoutes } from '@/lib/rareRoutes';
import { copy } from './copy';

export function subjectWords({ kind, name, field }: Correction): string {
  const own = kind === 'observation' ? capital(spaced(name)) : name;
  const subject = [copy.kinds[kind], own].filter(Boolean).join(' ');
  return field === null ? subject : `${subject}: ${fieldWords(field)}`;
}

export function letterWords({ letterBefore, letterAfter }: Correction): string {
  const [before, after] = [letterBefore ?? copy.noLetter, letterAfter ?? copy.noLetter];
  return before === after ? copy.same(before) : copy.moved(before, after);
}

/** In one line: of which project, what, before and after. */
export function correctionWords(correction: Correction): string {
  const { projectName, field, before, after } = correction;
  const change =
    field === null
      ? copy.withdrawn
      : copy.insteadOf(valueWords(after, field), valueWords(before, field));
  return `${projectName}, ${subjectWords(correction)}: ${change}`;
}

/** Of the page of the log that shows them. */
export const hrefOf = (
  shown: { project: { id: string } | null; upTo: number | null },
  page: number,
): string =>
  rareRoutes.corrections({
    ...(shown.project && { project: shown.project.id }),
    ...(shown.upTo !== null && { upTo: shown.upTo }),
    ...(page > 1 && { page }),
  });
