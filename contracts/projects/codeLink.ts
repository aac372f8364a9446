/** LINK_CODE_BYTES in base64url. Other codes are digits, which people type. */
export const isLinkCode = (code: string): boolean => /^[\w-]{22}$/.test(code);

export interface CodeLink {
  email: string;
  code: string;
}

/** The fragment keeps code and address from servers, logs and referrers. */
export const codeLink = (
  siteUrl: string,
  step: 'verify' | 'reset',
  { email, code }: CodeLink,
): string =>
  `${siteUrl.replace(/\/$/, '')}/auth/login?step=${step}#${code}.${encodeURIComponent(email)}`;

/** @returns undefined for another fragment */
export function readCodeLink(fragment: string): CodeLink | undefined {
  const [, code = '', coded = ''] = /^#([^.]*)\.(.+)$/.exec(fragment) ?? [];
  if (!isLinkCode(code)) return undefined;
  try {
    return { code, email: decodeURIComponent(coded) };
  } catch {
    return undefined;
  }
}
