import type { ReportPrefill } from '@/contracts/reports/reports';
import { newId } from '@/lib/newId';
import { readTab, TAB_KEYS, writeTab } from '@/lib/storage/tab';

export const EMPTY = {
  kind: '',
  project: '',
  projectName: '',
  about: '',
  occurredOn: '',
  what: '',
  /** One a line. */
  links: '',
  email: '',
  /** The hidden trap. */
  subject: '',
};
export type ReportValues = typeof EMPTY;
export type ReportField = keyof ReportValues;

interface Draft {
  values: ReportValues;
  /** What the page's address said when it was begun. */
  from: string;
  /** The key of the last attempt: repeating it after a lost answer stores the report once. */
  sent?: { id: string; content: string };
}

function readDraft(): Draft | undefined {
  try {
    const { values, from, sent } = JSON.parse(readTab(TAB_KEYS.reportDraft) ?? '') as Draft;
    const known = Object.keys(EMPTY).map((name) => {
      const value: unknown = values[name as ReportField];
      return [name, typeof value === 'string' ? value : ''];
    });
    return { values: Object.fromEntries(known) as ReportValues, from: String(from), sent };
  } catch {
    return undefined;
  }
}

const writeDraft = (draft: Draft): void => writeTab(TAB_KEYS.reportDraft, JSON.stringify(draft));

export const dropDraft = (): void => writeTab(TAB_KEYS.reportDraft, null);

export const keepValues = (values: ReportValues, from: string): void =>
  writeDraft({ ...readDraft(), values, from });

/** The same for the same content, also after a reload. */
export function resendKey(values: ReportValues, from: string): string {
  const content = JSON.stringify(values);
  const sent = readDraft()?.sent;
  const id = sent?.content === content ? sent.id : newId();
  writeDraft({ values, from, sent: { id, content } });
  return id;
}

/** What a link says about the report, over `values`. */
export const prefilled = (
  { kind, project, name, about }: ReportPrefill,
  values: ReportValues,
): ReportValues => ({
  ...values,
  kind: kind ?? values.kind,
  project: project ?? '',
  projectName: name ?? project ?? '',
  about: about ?? '',
});

/** What was typed before a reload, under what a link of another page says. */
export function beginWith(prefill: ReportPrefill, from: string): ReportValues {
  const draft = readDraft();
  const values = draft?.values ?? EMPTY;
  return from === '' || draft?.from === from ? values : prefilled(prefill, values);
}
