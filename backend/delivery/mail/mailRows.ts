import { escapeHtml } from '../../../contracts/escapeHtml';
import { SANS, SMALL } from './mailPage';

export type MailRow = [label: string, value: string];

const cells = ([label, value]: MailRow): string =>
  '<tr>' +
  `<td class="ink2" valign="top" width="110" style="padding:0 12px 8px 0;${SANS};${SMALL}">${label}</td>` +
  `<td class="ink" style="padding:0 0 8px;${SANS};font-size:16px;line-height:22px;color:#14181f;word-break:break-word">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`;

/** Escapes the values. */
export const htmlRows = (rows: readonly MailRow[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.map(cells).join('')}</table>`;

const LABEL_WIDTH = 13;

export const textRows = (rows: readonly MailRow[]): string =>
  rows
    .map(
      ([label, value]) =>
        `${`${label}:`.padEnd(LABEL_WIDTH)}${value.replaceAll('\n', `\n${' '.repeat(LABEL_WIDTH)}`)}`,
    )
    .join('\n');
