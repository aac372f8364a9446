/** Also the life of the session's cookie. */
export const HINT_SECONDS = 30 * 24 * 3_600;

const ACTING_SECONDS = 3_600;

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

/** `__Host-` on https, so that no subdomain can set it. */
export const actingCookieName = (secure: boolean): string =>
  `${secure ? '__Host-' : ''}plumbline-acting`;

/**
 * Says that this browser acts as a user, not as whom: public/early.js then shows it before the
 * session is known. It grants nothing.
 */
export const actingCookie = (acting: boolean, secure: boolean): string =>
  [
    `${actingCookieName(secure)}=${acting ? 'yes' : ''}`,
    'Path=/',
    `Max-Age=${acting ? ACTING_SECONDS : 0}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');

/** Removes what public/early.js showed, once the page itself knows. */
export function endEarlySign(acting: boolean): void {
  document.getElementById('acting-early')?.remove();
  if (!acting && document.cookie.includes('plumbline-acting=yes'))
    document.cookie = actingCookie(false, isSecure());
}
