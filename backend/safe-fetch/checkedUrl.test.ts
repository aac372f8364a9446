import { checkUrl } from './checkedUrl';

describe('an address for deliveries', () => {
  it.each([
    ['https://example.com/hook', 'example.com'],
    ['https://example.com:443/', 'example.com'],
    ['https://example.com:8443/hook?a=b', 'example.com'],
    ['https://example.com./hook', 'example.com'],
    ['https://8.8.8.8/hook', '8.8.8.8'],
    ['https://[2606:4700:4700::1111]/hook', '2606:4700:4700::1111'],
    ['https://bücher.example.com/', 'xn--bcher-kva.example.com'],
  ])('may be %s', (url, host) => {
    expect(checkUrl(url).host).toBe(host);
  });

  it.each([
    ['http://example.com/', 'begin with https'],
    ['ftp://example.com/', 'begin with https'],
    ['file:///etc/passwd', 'begin with https'],
    ['https://user:word@example.com/', 'user name and password'],
    ['https://user@example.com/', 'user name and password'],
    ['https://example.com:22/', 'port'],
    ['https://example.com:80/', 'port'],
    ['https://example.com:3001/', 'port'],
    ['https://exa mple.com/', 'an address like'],
    ['example.com', 'an address like'],
    ['', 'an address like'],
    ['https://intranet/', 'public host'],
    ['https://localhost/', 'public host'],
    ['https://localhost./', 'public host'],
    ['https://LOCALHOST.:8443/', 'public host'],
    ['https://a.localhost/', 'public host'],
    ['https://printer.local/', 'public host'],
    ['https://metadata.google.internal/', 'public host'],
    ['https://127.0.0.1/', 'public host'],
    ['https://127.0.0.1./', 'public host'],
    ['https://127.1/', 'public host'],
    ['https://2130706433/', 'public host'],
    ['https://0x7f000001/', 'public host'],
    ['https://0x7f.0.0.1/', 'public host'],
    ['https://0177.0.0.1/', 'public host'],
    ['https://017700000001/', 'public host'],
    ['https://0/', 'public host'],
    ['https://１２７.０.０.１/', 'public host'],
    ['https://ⓛocalhost/', 'public host'],
    ['https://127。0。0。1/', 'public host'],
    ['https://%31%32%37.0.0.1/', 'public host'],
    ['https://169.254.169.254/latest/meta-data/', 'public host'],
    ['https://0xa9fea9fe/', 'public host'],
    ['https://2852039166/', 'public host'],
    ['https://10.0.0.1:8443/', 'public host'],
    ['https://[::1]/', 'public host'],
    ['https://[::]/', 'public host'],
    ['https://[::ffff:169.254.169.254]/', 'public host'],
    ['https://[0:0:0:0:0:ffff:a9fe:a9fe]/', 'public host'],
    ['https://[64:ff9b::169.254.169.254]/', 'public host'],
    ['https://[fd00:ec2::254]/', 'public host'],
    ['https://[fe80::1]/', 'public host'],
  ])('may not be %s', (url, why) => {
    expect(() => checkUrl(url)).toThrow(why);
  });

  it('may be this machine only where that is allowed by name', () => {
    for (const url of ['http://127.0.0.1:4000/', 'http://localhost:4000/', 'https://[::1]:9/'])
      expect(checkUrl(url, true).url.href).toBe(url);
    for (const url of ['http://10.0.0.1/', 'http://example.com/', 'https://169.254.169.254/'])
      expect(() => checkUrl(url, true)).toThrow();
  });
});
