import { parseArticle } from './parseArticle';
import { countWords, readingMinutes } from './readingTime';

const FIELDS = {
  title: 'How a rating is made',
  description: 'One sentence.',
  date: '2026-11-21',
  author: 'Plumbline',
  tags: '[method, audits]',
};
const source = (change: Record<string, string | undefined> = {}, body = 'Words.') =>
  `---\n${Object.entries({ ...FIELDS, ...change })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n${body}`;

describe('the front matter of an article', () => {
  it('is its summary', async () => {
    expect((await parseArticle('how-it-works', source())).summary).toEqual({
      slug: 'how-it-works',
      title: 'How a rating is made',
      description: 'One sentence.',
      date: '2026-11-21',
      author: 'Plumbline',
      tags: ['method', 'audits'],
      method: null,
      minutes: 1,
    });
  });

  it('leaves the lines of the text their numbers', async () => {
    const { body } = await parseArticle('a', source({}, '\nWords.\n'));
    expect(body.split('\n').indexOf('Words.')).toBe(
      source({}, '\nWords.\n').split('\n').indexOf('Words.'),
    );
    expect(body).not.toContain('author');
  });

  it.each([
    ['no title', { title: undefined }, 'title is required'],
    ['a title that is no text', { title: '[a]' }, /title .*must be a `string`/],
    [
      'a title of 101 characters',
      { title: 'x'.repeat(101) },
      'title must have at most 100 characters',
    ],
    ['no description', { description: undefined }, 'description is required'],
    [
      'a description of 161 characters',
      { description: 'x'.repeat(161) },
      'description must have at most 160 characters',
    ],
    ['no date', { date: undefined }, 'date is required'],
    ['a date of another form', { date: '21 November 2026' }, /date must/],
    ['a day that there is not', { date: '2026-02-30' }, 'date must be a day, YYYY-MM-DD'],
    ['a month that there is not', { date: '2026-13-01' }, 'date must be a day, YYYY-MM-DD'],
    ['no author', { author: '""' }, 'author is required'],
    ['no tags', { tags: undefined }, 'tags is required'],
    ['an empty list of tags', { tags: '[]' }, 'tags must name at least one tag'],
    [
      'a tag that there is not',
      { tags: '[method, hype]' },
      /tags\[1\] must be one of method, audits, .*lib\/articles\/articles\.ts/,
    ],
    ['a tag that is no text', { tags: '[method, 3]' }, /tags\[1\]/],
    ['a tag twice', { tags: '[method, method]' }, 'tags must name each tag once'],
    ['tags that are no list', { tags: 'method' }, /tags .*must be a `array`/],
    ['a field that no article has', { draft: 'true' }, 'has fields that no article has: draft'],
    ['no YAML', { title: '"unended' }, 'the front matter is no YAML'],
  ])('with %s names file and field', async (_, change, problem) => {
    const refused = parseArticle('how-it-works', source(change));
    await expect(refused).rejects.toThrow('content/blog/how-it-works.mdx: ');
    await expect(refused).rejects.toThrow(problem);
  });

  it('has to be there', async () => {
    await expect(parseArticle('bare', 'Words.')).rejects.toThrow(
      /content\/blog\/bare\.mdx: \w+ is required/,
    );
  });

  it.each(['Upper', 'two words', 'dot.dot', '-a', 'a--b', ''])(
    'the name "%s" is refused',
    async (slug) => {
      await expect(parseArticle(slug, source())).rejects.toThrow('the name must be small letters');
    },
  );
});

describe('reading time', () => {
  it.each([
    ['one word', 'word', 1],
    ['230 words', 'word '.repeat(230), 1],
    ['231 words', 'word '.repeat(231), 2],
    ['2,300 words', 'word '.repeat(2_300), 10],
    ['nothing', '', 1],
  ])('of %s', (_, text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });

  it.each([
    ['signs that are no words', '- * | --- ## &', 0],
    ['the address of a link', '[two words](https://example.com/a/long/address "t")', 2],
    ['tags', '<Aside title="four more words here">one</Aside>', 1],
    ['the fence of code, but not code', '```bash\nnpm start\n```', 2],
    ['words of other scripts, and numbers', 'план 3 日本', 3],
  ])('counts %s', (_, text, words) => {
    expect(countWords(text)).toBe(words);
  });
});
