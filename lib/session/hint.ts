/** Also the life of the session's cookie. */
export const HINT_SECONDS = 30 * 24 * 3_600;

/** `__Host-` on https, so that no subdomain can set it. */
export const hintCookieName = (secure: boolean): string =>
  `${secure ? '__Host-' : ''}plumbline-signed-in`;

/**
 * Says that this browser has signed in, not who. Scripts may read it: without it a page loads no
 * code for sessions. It grants nothing.
 */
export const hintCookie = (signedIn: boolean, secure: boolean): string =>
  [
    `${hintCookieName(secure)}=${signedIn ? 'yes' : ''}`,
    'Path=/',
    `Max-Age=${signedIn ? HINT_SECONDS : 0}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');

const isSecure = (): boolean => window.location.protocol === 'https:';

/** Whether this browser was signed in when last known. */
export const wasSignedIn = (): boolean =>
  document.cookie.split('; ').includes(`${hintCookieName(isSecure())}=yes`);

export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn || wasSignedIn()) document.cookie = hintCookie(signedIn, isSecure());
}
