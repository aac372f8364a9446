import { act, screen, within } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { makeArticle } from '@/testing/builders/article';
import { takeNotices } from '@/lib/notices/notices';
import { renderPage, makeRouter } from '@/testing/render';
import { ArticleScreen, BlogScreen, ResourcesScreen } from '.';
import { articleData } from './articleData';

const KEYS = makeArticle({
  slug: 'keys',
  title: 'What a key can do',
  tags: ['keys', 'governance'],
  date: '2026-11-21',
  method: null,
  minutes: 7,
});
const AUDIT = makeArticle({
  slug: 'audit',
  title: 'How to read an audit',
  tags: ['audits'],
  date: '2026-10-02',
});
const titles = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

describe('an article of an older method', () => {
  const show = (method: string | null) =>
    renderPage(
      <ArticleScreen
        article={{ ...KEYS, html: '<p>Text.</p>', headings: [], method }}
        newer={null}
        older={null}
      />,
    );

  it('says so, and leads to how ratings are made now', () => {
    show('1.0');
    expect(screen.getByText(/^Written for method 1\.0/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'How ratings are made now' })).toHaveAttribute(
      'href',
      '/methodology',
    );
  });

  it('is the only one that does', () => {
    show(null);
    expect(screen.queryByText(/^Written for method/)).not.toBeInTheDocument();
  });
});

describe('the blog', () => {
  const tags = () =>
    within(screen.getByRole('navigation', { name: 'Articles by tag' })).getAllByRole('link');

  it('lists every article with what it is about, its day, author, reading time and tags', () => {
    renderPage(<BlogScreen articles={[KEYS, AUDIT]} tag={null} />);
    expect(titles(2)).toEqual(['What a key can do', 'How to read an audit']);
    expect(screen.getByRole('link', { name: 'What a key can do' })).toHaveAttribute(
      'href',
      '/resources/blog/keys',
    );
    expect(screen.getByText(/by Plumbline · 7 min read/)).toHaveTextContent(
      '21 Nov 2026 · by Plumbline · 7 min read',
    );
    expect(
      within(screen.getByRole('list', { name: 'Tags of “What a key can do”' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Keys', 'Governance']);
    expect(screen.getByText('2 articles')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Feed (RSS)' })).toHaveAttribute(
      'href',
      '/resources/blog/rss.xml',
    );
  });

  it('filters by the tag of the address, with links that name it and say which one holds', () => {
    renderPage(<BlogScreen articles={[KEYS, AUDIT]} tag="audits" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog: Audits');
    expect(titles(2)).toEqual(['How to read an audit']);
    expect(screen.getByText('1 article tagged “Audits”')).toBeInTheDocument();
    expect(
      tags().map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]),
    ).toEqual([
      ['All2', '/resources/blog', null],
      ['Audits1', '/resources/blog?tag=audits', 'page'],
      ['Keys1', '/resources/blog?tag=keys', null],
      ['Governance1', '/resources/blog?tag=governance', null],
    ]);
  });

  it.each([
    ['that no article has', 'bridges'],
    ['that there is not', 'unknown'],
  ] as const)('says so for a tag %s, and leads on', (_, tag) => {
    renderPage(<BlogScreen articles={[KEYS]} tag={tag} />);
    expect(screen.getByText(/No articles have this tag/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all articles' })).toHaveAttribute(
      'href',
      '/resources/blog',
    );
  });

  it('says that there is nothing yet', () => {
    renderPage(<BlogScreen articles={[]} tag={null} />);
    expect(screen.getByText('No articles yet.')).toBeInTheDocument();
  });
});

describe('an article', () => {
  const HTML =
    '<p>Words.</p><div class="heading"><h2 id="one">One</h2><a class="anchor" href="#one" aria-label="Link to “One”">#</a></div>';
  const headings = ['One', 'Two', 'Three'].map((text) => ({ id: text.toLowerCase(), text }));
  const show = (change: Partial<Parameters<typeof ArticleScreen>[0]> = {}) =>
    renderPage(
      <ArticleScreen
        article={{ ...KEYS, html: HTML, headings }}
        newer={null}
        older={null}
        {...change}
      />,
    );

  it('has its head, its contents, its text and the articles beside it', () => {
    show({
      newer: { slug: 'new', title: 'Newer one' },
      older: { slug: 'old', title: 'Older one' },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What a key can do');
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
      'link',
    );
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(['#one', '#two', '#three']);
    expect(screen.getByText('Words.')).toBeInTheDocument();
    const around = within(screen.getByRole('navigation', { name: 'More articles' }));
    expect(around.getByRole('link', { name: /Newer one/ })).toHaveAttribute(
      'href',
      '/resources/blog/new',
    );
    expect(around.getByRole('link', { name: /Older one/ })).toHaveAttribute(
      'href',
      '/resources/blog/old',
    );
  });

  it('needs no contents when it is short, and nothing beside it when it is alone', () => {
    show({ article: { ...KEYS, html: HTML, headings: headings.slice(0, 2) } });
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'More articles' })).not.toBeInTheDocument();
  });

  it('copies the address of a heading', async () => {
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'Link to “One”' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/#one`);
    expect(takeNotices()).toEqual([{ kind: 'success', text: 'Link copied.' }]);
  });

  it('copies nothing when something else is pressed', async () => {
    const { user } = show();
    await user.click(screen.getByText('Words.'));
    expect(takeNotices()).toEqual([]);
  });

  /** Hydrates the server's markup, altered by `change`, with data that lacks the text. */
  async function hydrate(change: (markup: string) => string = (markup) => markup) {
    const articlePage = (html: string) => (
      <RouterContext.Provider value={makeRouter()}>
        <ArticleScreen article={{ ...KEYS, html, headings }} newer={null} older={null} />
      </RouterContext.Provider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = change(renderToString(articlePage(HTML)));
    const words = within(container).getByText('Words.');
    const onRecoverableError = jest.fn();
    const root = await act(async () =>
      hydrateRoot(container, articlePage(''), { onRecoverableError }),
    );
    await act(async () => root.render(articlePage('')));
    return { container, root, words, onRecoverableError };
  }

  it('takes its text from the page that the server sent, and leaves it as it stands', async () => {
    const { container, root, words, onRecoverableError } = await hydrate();
    expect(within(container).getByText('Words.')).toBe(words);
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  it('keeps its text where React has to render the page anew', async () => {
    const { container, root, onRecoverableError } = await hydrate((markup) =>
      markup.replace('What a key can do', 'What a translator made of it'),
    );
    expect(onRecoverableError).toHaveBeenCalled();
    expect(within(container).getByRole('heading', { level: 1 })).toHaveTextContent(
      'What a key can do',
    );
    expect(within(container).getByText('Words.')).toBeInTheDocument();
    act(() => root.unmount());
  });

  it('tells search engines what it is', () => {
    expect(articleData(KEYS, 'https://plumbline.example')).toMatchObject({
      '@type': 'Article',
      headline: KEYS.title,
      datePublished: '2026-11-21',
      url: 'https://plumbline.example/resources/blog/keys',
    });
  });
});

describe('the resources', () => {
  it('lead to the method, the data, the newest articles and their tags', () => {
    renderPage(<ResourcesScreen newest={[KEYS, AUDIT]} tags={['audits', 'keys']} />);
    expect(titles(2)).toEqual([
      'Reading a rating',
      'For projects',
      'For programs',
      'For operators',
      'Newest articles',
    ]);
    expect(titles(3)).toEqual(['What a key can do', 'How to read an audit']);
    for (const [name, href] of [
      ['Methodology', '/methodology'],
      ['OpenAPI document', '/api/openapi.json'],
      ['How to run this site', '/resources/blog/how-to-run-this-site'],
      ['Correct an entry', '/company/about#corrections'],
      ['See all articles', '/resources/blog'],
      ['Audits', '/resources/blog?tag=audits'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
