import type { Correction } from '@/contracts/corrections';
import { formatMoney } from '@/contracts/money';
import { percent } from '@/lib/format/numbers';
import { rareRoutes } from '@/lib/rareRoutes';
import { copy } from './copy';

const LONGEST = 160;
const clip = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;

/** `incident-list` and `delaySeconds` as words. */
const spaced = (name: string): string =>
  name
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const fieldWords = (field: string): string => copy.fields[field] ?? spaced(field);

export function subjectWords({ kind, name, field }: Correction): string {
  const own = kind === 'observation' ? capital(spaced(name)) : name;
  const subject = [copy.kinds[kind], own].filter(Boolean).join(' ');
  return field === null ? subject : `${subject}: ${fieldWords(field)}`;
}

/** Of lists and objects their JSON, cut. */
export function valueWords(value: unknown, field: string): string {
  if (value === null || value === undefined) return copy.nothing;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    if (field.endsWith('Usd')) return formatMoney(value);
    return field.endsWith('Share') ? percent(value) : String(value);
  }
  return clip(typeof value === 'string' ? value : JSON.stringify(value));
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
