import { EMAIL_MAX } from '../../../../contracts/limits';
import { escapeHtml } from '../../../../contracts/escapeHtml';
import { renderPage } from '../../identity';
import { WORDS } from './copy';

export const NAME_MAX = 100;

export interface Chooser {
  action: string;
  accounts: string[];
  email?: string | undefined;
  name?: string | undefined;
  error?: string | undefined;
}

const form = (action: string, content: string): string =>
  `<form method="post" action="${escapeHtml(action)}">${content}</form>`;

const account = (email: string): string =>
  `<button name="email" value="${escapeHtml(email)}">${escapeHtml(email)}</button>`;

/** Stands in for Google's account chooser. Works without scripts. */
export function renderChooser({ action, accounts, email = '', name = '', error }: Chooser): string {
  const problem = error && `<p class="bad" id="problem" role="alert">${escapeHtml(error)}</p>`;
  return renderPage(
    WORDS.title,
    `<p>${WORDS.where} <strong>${WORDS.notGoogle}</strong> ${WORDS.what}</p>` +
      (accounts.length > 0
        ? `<h2>${WORDS.before}</h2>${form(action, accounts.map(account).join(''))}`
        : '') +
      `<h2>${WORDS.other}</h2>${form(
        action,
        `<label for="email">${WORDS.email}</label>` +
          `<input id="email" name="email" type="email" required maxlength="${EMAIL_MAX}" autocomplete="email" value="${escapeHtml(email)}"` +
          `${error ? ' aria-invalid="true" aria-describedby="problem"' : ''}>${problem ?? ''}` +
          `<label for="name">${WORDS.name}</label><input id="name" name="name" maxlength="${NAME_MAX}" autocomplete="name" value="${escapeHtml(name)}">` +
          `<button class="main">${WORDS.go}</button>`,
      )}` +
      form(action, `<button class="quiet" name="cancel" value="yes">${WORDS.cancel}</button>`) +
      `<p class="small">${WORDS.real}</p>`,
  );
}
