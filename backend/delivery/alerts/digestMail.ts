import { ONE_CLICK_PATH, type AlertFacts, type AlertKind } from '../../../contracts/alerts/alerts';
import { day } from '../../../contracts/time';
import { escapeHtml } from '../../../contracts/escapeHtml';
import { fillPath } from '../../../contracts/paths';
import { mailPage, paragraph, SMALL, type Mail } from '../mail';
import { MAIL_ALERTS } from './limits';
import { alertText } from '../../../contracts/alerts/alertText';

export interface DigestAlert {
  projectId: string;
  projectName: string;
  kind: AlertKind;
  at: string;
  data: AlertFacts[AlertKind];
}

interface DigestOptions {
  siteUrl: string;
  /** Of the reader's notification settings. */
  settingsId: string;
}

interface Section {
  name: string;
  url: string;
  lines: string[];
}

const WHY = 'You get this because you watch these projects.';
const REST = (count: number) => `${count} more ${count === 1 ? 'is' : 'are'} in your inbox:`;

const toLine = ({ kind, data, at }: DigestAlert): string =>
  `${alertText(kind, data as never)} (${day(at)})`;

function toSections(alerts: readonly DigestAlert[], siteUrl: string): Section[] {
  const byProject = Map.groupBy(alerts, ({ projectId }) => projectId);
  return [...byProject].map(([id, rows]) => ({
    name: rows[0]!.projectName,
    url: `${siteUrl}/projects/${encodeURIComponent(id)}`,
    lines: rows.map(toLine),
  }));
}

function toTitle(alerts: readonly DigestAlert[], sections: readonly Section[]): string {
  const [first] = alerts;
  if (alerts.length === 1)
    return `${first!.projectName}: ${alertText(first!.kind, first!.data as never)}`;
  if (sections.length === 1) return `${sections[0]!.name}: ${alerts.length} changes`;
  return `${alerts.length} changes in ${sections.length} projects you watch`;
}

const LINK = 'color:inherit;text-decoration:underline';
const link = (url: string, words: string): string =>
  `<a href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(words)}</a>`;
const INK = 'font-size:16px;line-height:24px;color:#14181f;word-break:break-word';

const htmlSection = ({ name, url, lines }: Section): string =>
  paragraph(
    [`<strong>${link(url, name)}</strong>`, ...lines.map(escapeHtml)].join('<br>'),
    INK,
    'ink',
  );

const textSection = ({ name, url, lines }: Section): string =>
  [name, ...lines.map((line) => `- ${line}`), url].join('\n');

/** Longer subjects are cut by mailboxes anyway. */
const SUBJECT_MAX = 120;
const shorten = (text: string): string =>
  text.length > SUBJECT_MAX ? `${text.slice(0, SUBJECT_MAX - 1).trimEnd()}…` : text;

/** The alerts of one reader, oldest first. */
export function digestMail(
  alerts: readonly DigestAlert[],
  { siteUrl, settingsId }: DigestOptions,
): Mail {
  const shown = alerts.slice(0, MAIL_ALERTS);
  const rest = alerts.length - shown.length;
  const sections = toSections(shown, siteUrl);
  const title = toTitle(alerts, toSections(alerts, siteUrl));
  const [inbox, settings] = [`${siteUrl}/my/alerts`, `${siteUrl}/my/settings`];
  const leave = `${siteUrl}/unsubscribe/${settingsId}`;
  const sender = `Plumbline, ${new URL(siteUrl).host}`;
  return {
    kind: 'alerts',
    subject: shorten(title),
    headers: {
      'List-Unsubscribe': `<${siteUrl}${fillPath(ONE_CLICK_PATH, { id: settingsId })}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: `${[
      title,
      ...sections.map(textSection),
      ...(rest > 0 ? [`${REST(rest)}\n${inbox}`] : []),
      `-- \n${sender}\n${WHY}\nUnsubscribe: ${leave}\nSettings: ${settings}`,
    ].join('\n\n')}\n`,
    html: mailPage({
      title: escapeHtml(title),
      preview: escapeHtml(sections[0]!.lines[0]!),
      content:
        sections.map(htmlSection).join('') +
        (rest > 0 ? paragraph(link(inbox, REST(rest).slice(0, -1)), SMALL, 'ink2') : ''),
      sender: escapeHtml(sender),
      footer: `${WHY} ${link(leave, 'Unsubscribe')} · ${link(settings, 'Settings')}`,
    }),
  };
}
