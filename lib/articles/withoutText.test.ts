import { withoutText } from './withoutText';

describe('the data beside a page’s markup', () => {
  it('is without an article’s text, and the data that it comes from is not changed', () => {
    const data = {
      page: '/resources/blog/[slug]',
      props: { pageProps: { shell: {}, article: { slug: 'a', html: '<p>A</p>' } }, __N_SSG: true },
    };
    expect(withoutText(data)).toEqual({
      page: '/resources/blog/[slug]',
      props: { pageProps: { shell: {}, article: { slug: 'a', html: '' } }, __N_SSG: true },
    });
    expect(data.props.pageProps.article.html).toBe('<p>A</p>');
  });

  it.each([
    ['another page', { pageProps: { project: { html: 1 } } }],
    ['a page without props', {}],
    ['a page whose article is none', { pageProps: { article: null } }],
  ])('is as it was for %s', (_, props) => {
    const data = { props };
    expect(withoutText(data)).toBe(data);
  });
});
