/** Previews, staging and publishers' internal hosts: they disappear, and some ask for a wallet. */
const PASSING =
  /^(staging|stage|stg|preview|wp|alt|new)\.|\.(vercel\.app|netlify\.app|pages\.dev|web\.arc-cdn\.net)$|\.$/;

/** Whether an address is unfit for readers because its host is temporary. */
export const isPassingHost = (url: string): boolean => PASSING.test(new URL(url).hostname);
