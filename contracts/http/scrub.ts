type Rule = readonly [RegExp, string | ((match: string) => string)];

/** Keeps the file position that a trace appends. */
const withoutQuery = (match: string): string =>
  `?[query]${/(?::\d+){1,2}$/.exec(match)?.[0] ?? ''}`;
const isRandom = (text: string): boolean => /\d/.test(text) && /[a-z]/i.test(text);

/**
 * Applied in order before an error report is stored or sent. Anyone can send one, so every pattern
 * runs in linear time: no match starts inside a run already scanned.
 */
const RULES: readonly Rule[] = [
  // Control characters (traces keep their lines) and lone surrogates, which no store accepts.
  [/[^\P{Cc}\n\t]|\p{Cs}/gu, ''],
  [/(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[email]'],
  // Whoever has such an address can read a list or a report, or end somebody's mails.
  [/(\/(?:shared-watchlist|lists|unsubscribe|reports?)\/)[\w-]+/g, '$1[key]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, '$1 [token]'],
  // The lookahead reads a run once and gives up where no point follows it.
  [/(?<![\w-])(?=[\w-]+\.[\w-])([\w-]*?)\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g, '$1[token]'],
  // Queries and fragments have search words, codes and return addresses.
  [/(?<=[\w/])[?#][^\s"'<>()]+/g, withoutQuery],
  [
    /\b(password|passwd|secret|token|cookie|authorization|api[-_]?key)(["']?\s?[=:]\s?["']?)[^\s"'&,;[\]]{3,}/gi,
    '$1$2[secret]',
  ],
  [/\b0x[0-9a-f]{40,}\b/gi, '[address]'],
  [/\b[0-9a-f]{32,}\b/gi, '[token]'],
  [/[\w-]{40,}/g, (match) => (isRandom(match) ? '[token]' : match)],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[ip]'],
  [/(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}(?![\w:])/gi, '[ip]'],
  [
    /(?<![\w:])(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?::[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6}(?![\w:])/gi,
    '[ip]',
  ],
];

/** Removes personal data, addresses and secrets. */
export function scrub(text: string): string {
  return RULES.reduce(
    (scrubbed, [pattern, put]) =>
      typeof put === 'string' ? scrubbed.replace(pattern, put) : scrubbed.replace(pattern, put),
    text,
  );
}
