/** Builds for a look beforehand, stages and the insides of a publisher: they go without notice, and some may ask a reader for a wallet. */
const PASSING =
  /^(staging|stage|stg|preview|wp|alt|new)\.|\.(vercel\.app|netlify\.app|pages\.dev|web\.arc-cdn\.net)$|\.$/;

/** Whether an address is none to send a reader to, because its host is not the lasting one of what is read there. */
export const isPassingHost = (url: string): boolean => PASSING.test(new URL(url).hostname);
