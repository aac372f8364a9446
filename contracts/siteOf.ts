const GITHUB = ['github.com', 'raw.githubusercontent.com'];

/** What a visitor knows an address by: "forum.cow.fi"; of a file at GitHub, with its owner: "github.com/l2beat". */
export function siteOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^www\./, '');
  if (!GITHUB.includes(host)) return host;
  return ['github.com', pathname.split('/')[1]].filter(Boolean).join('/');
}
