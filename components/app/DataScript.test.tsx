import { toScriptText } from './DataScript';

describe('data for search engines', () => {
  it('cannot break out of its script', () => {
    const text = toScriptText({ '@type': 'Thing', name: '</script><b>' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: '</script><b>',
    });
  });
});
