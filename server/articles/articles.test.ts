import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleParts } from '@/components/resources';
import { ARTICLE_TAGS, type Article } from '@/lib/articles/articles';
import { routes } from '@/lib/routes';
import { readSources } from '../../testing/architecture/sources';
import { isPassingHost } from '../../testing/isPassingHost';
import { checkArticles, findArticle, listArticles } from './articleStore';

const SITE_ROUTES = readSources(process.cwd())
  .map(({ path }) => path)
  .filter((path) => path.startsWith('pages/') && !path.startsWith('pages/_'))
  .map(
    (path) =>
      path
        .replace(/^pages/, '')
        .replace(/\.tsx?$/, '')
        .replace(/\/index$/, '') || '/',
  );

const toPattern = (route: string) =>
  new RegExp(
    `^${route
      .replace(/\/\[\[\.\.\.\w+\]\]/g, '(/.*)?')
      .replace(/\[\.\.\.\w+\]/g, '.+')
      .replace(/\[\w+\]/g, '[^/]+')}$`,
  );
const OTHERS = ['/'];
const PAGES_OF_COMPANY = [
  routes.about,
  routes.careers,
  routes.disclaimer,
  routes.privacy,
  routes.cookies,
  routes.terms,
] as string[];

const articles: Article[] = [];
beforeAll(async () => {
  for (const { slug } of await listArticles())
    articles.push((await findArticle(slug, articleParts))!);
});

const listLinks = ({ html }: Article) =>
  [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
const listIds = ({ html }: Article) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

async function resolves(path: string): Promise<boolean> {
  if (OTHERS.includes(path)) return true;
  if (path.startsWith('/company/')) return PAGES_OF_COMPANY.includes(path);
  if (path.startsWith(`${routes.blog}/`) && path !== routes.feed)
    return articles.some(({ slug }) => path === routes.article(slug));
  // Planned pages match by address only; a project is data, not a route.
  return (
    SITE_ROUTES.some((route) => toPattern(route).test(path)) ||
    Object.values(routes).some((route) => route === path)
  );
}

describe('the articles of the repository', () => {
  it('are there, each publishable', async () => {
    await expect(checkArticles(articleParts)).resolves.toBeUndefined();
    expect(articles.map(({ slug }) => slug)).toContain('how-to-run-this-site');
  });

  it('are listed newest first', () => {
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('link to existing pages, and to their own headings', async () => {
    const broken: string[] = [];
    for (const article of articles) {
      for (const href of listLinks(article).filter(
        (link) => !link.startsWith('https:') && !link.startsWith('mailto:'),
      )) {
        const [path = '', fragment] = href.split(/[?#]/);
        const fine = path === '' ? listIds(article).includes(fragment!) : await resolves(path);
        if (!fine) broken.push(`${article.slug}: ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('lead elsewhere by https alone, to addresses that parse', () => {
    const outside = articles.flatMap((article) =>
      listLinks(article).filter((href) => /^[a-z]+:/.test(href) && !href.startsWith('mailto:')),
    );
    expect(
      outside.filter((href) => !URL.canParse(href) || new URL(href).protocol !== 'https:'),
    ).toEqual([]);
  });

  it('link to no temporary host', () => {
    expect(
      articles
        .flatMap(listLinks)
        .filter((href) => href.startsWith('https:') && isPassingHost(href)),
    ).toEqual([]);
  });

  it('have sources, unless they are about operating the site', () => {
    const without = articles
      .filter(({ tags }) => !tags.includes('operations'))
      .filter(({ headings, html }) => {
        const sources = headings.find(({ text }) => text === 'Sources');
        return (
          !sources || !/<a href="https:/.test(html.slice(html.indexOf(`<h2 id="${sources.id}"`)))
        );
      });
    expect(without.map(({ slug }) => slug)).toEqual([]);
  });

  it('bring no program, no style and no frame into the page', () => {
    expect(
      articles
        .filter(({ html }) =>
          /<(script|style|iframe|object|embed|form|link|meta)\b|\son\w+=|style="(?!text-align:)|javascript:/i.test(
            html,
          ),
        )
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('are compiled once', async () => {
    const { slug } = articles[0]!;
    const [a, b] = await Promise.all([
      findArticle(slug, articleParts),
      findArticle(slug, articleParts),
    ]);
    expect(a!.html).toBe(b!.html);
    expect(await findArticle('nowhere', articleParts)).toBeUndefined();
    expect(await findArticle('../../package', articleParts)).toBeUndefined();
  });

  it('have tags of the list', () => {
    expect(
      articles.flatMap(({ tags }) => tags).filter((tag) => !ARTICLE_TAGS.includes(tag)),
    ).toEqual([]);
  });

  it('say of which method they are where they quote ratings', () => {
    const quoting = articles.filter(({ slug }) =>
      readFileSync(join('content', 'blog', `${slug}.mdx`), 'utf8').includes('<Rated of='),
    );
    expect(quoting.length).toBeGreaterThan(0);
    expect(quoting.filter(({ method }) => method === null).map(({ slug }) => slug)).toEqual([]);
  });
});
