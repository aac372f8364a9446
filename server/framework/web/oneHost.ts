import type { RequestListener } from 'node:http';

/**
 * Answers 400 to requests whose host a proxy or cache may read otherwise than we do: two Host
 * headers, or the whole address of another site. Of a whole address of ours the path goes on.
 */
export function oneHost(siteUrl: string, listener: RequestListener): RequestListener {
  const { host } = new URL(siteUrl);
  return (request, response) => {
    const { rawHeaders, url = '/' } = request;
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    const whole = url.startsWith('/') || !URL.canParse(url) ? undefined : new URL(url);
    if (hosts.length > 1 || (whole && whole.host !== host))
      return response.writeHead(400, { Connection: 'close' }).end();
    if (whole) request.url = `${whole.pathname}${whole.search}`;
    return listener(request, response);
  };
}
