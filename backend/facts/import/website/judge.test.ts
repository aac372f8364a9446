import { judgeWebsite } from './judge';
import type { Reading } from './reading';

const NOW = new Date('2026-11-21T12:00:00Z');
const TXT = 'Contact: mailto:security@vault.example\nExpires: 2027-01-01T00:00:00Z\n';

const reading = (more: Partial<Reading> = {}, page: Partial<Reading['page']> = {}): Reading => ({
  host: 'vault.example',
  plain: { status: 301, location: 'https://vault.example/' },
  page: {
    url: 'https://vault.example/',
    headers: {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'self'; script-src 'self' 'nonce-abc'",
    },
    html: '<p><a href="http://elsewhere.example/">a link</a></p>',
    ...page,
  },
  securityTxt: { status: 200, type: 'text/plain; charset=utf-8', text: TXT },
  dnssec: true,
  caa: null,
  ...more,
});
const judge = (more?: Partial<Reading>, page?: Partial<Reading['page']>) =>
  judgeWebsite(reading(more, page), NOW);
const withHeaders = (headers: Record<string, string>) => judge({}, { headers });

describe('a website', () => {
  it('is judged by what its server sends; what nobody said stays unknown', () => {
    expect(judge()).toEqual({
      ...{ https: true, hsts: true, csp: true, noMixedContent: true, securityTxt: true },
      ...{ dnssec: true, caa: null, securityTxtUntil: '2027-01-01' },
    });
  });

  it.each([
    ['nothing listens at http', 'closed', true],
    ['http gave no answer', null, null],
    ['http leads to the www name', { status: 308, location: 'https://www.vault.example/' }, true],
    ['http has a page of its own', { status: 200, location: null }, false],
    ['http leads to http', { status: 301, location: 'http://www.vault.example/' }, false],
    ['http leads elsewhere', { status: 301, location: 'https://vault.example.evil/' }, false],
    ['http leads nowhere', { status: 301, location: 'https://' }, false],
  ] as const)('https: %s', (_what, plain, expected) => {
    expect(judge({ plain }).https).toBe(expected);
  });

  it.each([
    ['max-age=15768000', true],
    ['max-age="31536000"; preload', true],
    ['max-age=15767999', false],
    ['max-age=31536000, max-age=0', false],
    ['includeSubDomains', false],
  ])('hsts: %s', (value, expected) => {
    expect(withHeaders({ 'strict-transport-security': value }).hsts).toBe(expected);
  });

  it.each([
    ["script-src 'self'", true],
    ["script-src 'self' 'unsafe-inline' 'sha256-abc'", true],
    ["script-src 'self' 'unsafe-inline'", false],
    ["img-src 'self'", false],
    ['default-src https:', false],
  ])('csp: %s', (value, expected) => {
    expect(withHeaders({ 'content-security-policy': value }).csp).toBe(expected);
  });

  it.each([
    ['<script defer src="http://cdn.example/a.js"></script>', false],
    ['<img srcset=http://cdn.example/a.png>', false],
    ['<link href="http://cdn.example/a.css" rel="stylesheet">', false],
    ['<link rel="canonical" href="http://vault.example/">', true],
    ['<form method="post" action="http://vault.example/in">', false],
    ['<style>a{background:url(http://cdn.example/a.png)}</style>', false],
    ['<script src="https://cdn.example/?u=http://x"></script>', true],
  ])('mixed content: %s', (html, expected) => {
    expect(judge({}, { html }).noMixedContent).toBe(expected);
  });

  it('a policy that upgrades what is mixed is enough', () => {
    const headers = { 'content-security-policy': 'upgrade-insecure-requests' };
    const html = '<img src="http://cdn.example/a.png">';
    expect(judge({}, { headers, html }).noMixedContent).toBe(true);
  });

  it.each([
    ['another type', { status: 200, type: 'text/html', text: TXT }],
    ['none', { status: 404, type: 'text/plain', text: TXT }],
    [
      'one that has run out',
      { status: 200, type: 'text/plain', text: TXT.replace('2027', '2026') },
    ],
    [
      'two expiries',
      { status: 200, type: 'text/plain', text: `${TXT}Expires: 2028-01-01T00:00:00Z` },
    ],
    ['no contact', { status: 200, type: 'text/plain', text: 'Expires: 2027-01-01T00:00:00Z' }],
  ])('security.txt: %s does not count', (_what, securityTxt) => {
    expect(judge({ securityTxt })).toMatchObject({ securityTxt: false });
    expect(judge({ securityTxt })).not.toHaveProperty('securityTxtUntil');
  });

  it('security.txt: one without an end in sight ends with the calendar', () => {
    const text = TXT.replace('2027-01-01T00:00:00Z', '+200000-01-01T00:00:00Z');
    const securityTxt = { status: 200, type: 'text/plain', text };
    expect(judge({ securityTxt }).securityTxtUntil).toBe('9999-12-31');
  });

  it('security.txt: one that could not be asked for says nothing', () => {
    expect(judge({ securityTxt: null })).toMatchObject({ securityTxt: null });
  });
});
