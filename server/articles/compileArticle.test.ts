import { articleParts } from '@/components/resources';
import { compileArticle } from './compileArticle';

const compile = (body: string) => compileArticle('content/blog/a.mdx', body, articleParts);

describe('the text of an article', () => {
  it('becomes markup with headings that can be linked to, and a list of them', async () => {
    const { html, headings } = await compile(
      'Some *words*.\n\n## What `key` does\n\n### Then\n\n## What key does',
    );
    expect(html).toContain('<p>Some <em>words</em>.</p>');
    expect(html).toContain(
      '<h2 id="what-key-does">What <code>key</code> does</h2><a class="anchor" href="#what-key-does" aria-label="Link to “What key does”">#</a>',
    );
    expect(headings).toEqual([
      { id: 'what-key-does', text: 'What key does' },
      { id: 'what-key-does-1', text: 'What key does' },
    ]);
  });

  it('marks links that leave the site, and leaves others as they are', async () => {
    const { html } = await compile(
      '[Out](https://example.com/a?b=1&c=2) and [in](/methodology#gates).',
    );
    expect(html).toContain(
      '<a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">Out<span aria-hidden="true"> ↗</span><span class="hidden"> (opens in a new tab)</span></a>',
    );
    expect(html).toContain('<a href="/methodology#gates">in</a>');
  });

  it('has tables in a frame that scrolls by itself, and notes', async () => {
    const { html } = await compile(
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n<Aside title="Mind">\n**Really.**\n</Aside>\n\n{/* nobody sees this */}',
    );
    expect(html).toContain(
      '<div class="table" role="group" aria-label="Table" tabindex="0"><table><thead>',
    );
    expect(html).toMatch(
      /<div class="aside" role="note" aria-label="Mind"><p class="title">Mind<\/p>\s*<p><strong>Really\.<\/strong><\/p>/,
    );
    expect(html).not.toContain('nobody sees');
  });

  it.each([
    ['solidity', 'contract Vault { address public owner; }', 'keyword">contract'],
    ['ts', 'const points: number = 1;', 'keyword">const'],
    ['typescript', 'type A = string;', 'keyword">type'],
    ['json', '{ "score": 90 }', 'constant">90'],
    ['bash', 'npm start # now', 'comment"># now'],
    ['sql', 'select 1 from ratings', 'keyword">select'],
  ])('has %s highlighted by classes, without a style of its own', async (language, code, token) => {
    const { html } = await compile(`\`\`\`${language}\n${code}\n\`\`\``);
    expect(html).toMatch(/^<pre class="code" tabindex="0"><code><span class="line">/);
    expect(html.replace(/ (?=[^<]*<\/span>)/g, ' ')).toMatch(
      new RegExp(token.replace('">', '"> ?').replace(/[#$]/g, '\\$&')),
    );
    expect(html).not.toContain('style=');
  });

  it('writes code without a language as it is, and nothing of it as markup', async () => {
    const { html } = await compile('```\n<script>alert(1)</script>\n```');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
  });

  it.each([
    ['a heading of the first order', '# Title', 'has a heading of the first order'],
    ['a column without a name', '| | b |\n|---|---|\n| a | b |', 'a column of a table has no name'],
    [
      'a link in clear',
      '[a](http://example.com)',
      'the link http://example.com is neither of this site nor https',
    ],
    [
      'a link that is a script',
      '[a](javascript:alert(1))',
      'the link javascript:alert(1) is neither',
    ],
    [
      'a link to another host without a scheme',
      '[a](//evil.example)',
      'the link //evil.example is neither',
    ],
    [
      'a link to a heading that there is not',
      '[a](#nowhere)',
      'the link #nowhere leads to no heading',
    ],
    [
      'a picture from elsewhere',
      '![a](https://example.com/a.png)',
      'the picture https://example.com/a.png is not in public/',
    ],
    [
      'a picture that there is not',
      '![a](/nothing.png)',
      'the picture /nothing.png is not in public/',
    ],
    ['a picture outside public/', '![a](/../package.json)', 'is not in public/'],
    ['a picture without words', '![](/icon.svg)', 'has no alternative text'],
    ['a language that nobody highlights', '```cobol\nx\n```', 'code in cobol is not highlighted'],
    ['a component that there is not', '<Chart />', '<Chart> is none of Aside, '],
    ['an element with a program', '<script>1</script>', '<script> is none of'],
    ['a frame', '<iframe src="https://example.com" />', '<iframe> is none of'],
    ['an expression', 'Now: {process.env.SECRET}', 'an article cannot contain code'],
    ['an import', 'import fs from "node:fs"\n\nWords', 'an article cannot contain code'],
    ['an export', 'export const a = 1\n\nWords', 'an article cannot contain code'],
    ['what is no MDX', 'a <b c', 'content/blog/a.mdx: '],
  ])('with %s is refused, naming the file', async (_, body, problem) => {
    const refused = compile(body);
    await expect(refused).rejects.toThrow('content/blog/a.mdx: ');
    await expect(refused).rejects.toThrow(problem);
  });

  it('takes a picture of public/ that says what it shows', async () => {
    expect((await compile('![The mark](/icon.svg)')).html).toContain(
      '<img src="/icon.svg" alt="The mark" loading="lazy" decoding="async"/>',
    );
  });
});
