import { renderToStaticMarkup } from 'react-dom/server';
import {
  makeEvidence,
  makeNotRated,
  makeProjectDetail,
  makeRating,
  makeVerdict,
} from '@/testing/builders/project';
import { ComparisonCard } from './ComparisonCard';
import { ShareCard } from './ShareCard';

const textOf = (given: Parameters<typeof makeProjectDetail>[0] = {}): string =>
  renderToStaticMarkup(<ShareCard project={makeProjectDetail(given)} />)
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

const WORDS = 'Changeable: yes · losses: no · audited: partly · reward: yes';
const ANSWERS = `${WORDS}|sources of May\u00a02026 to Nov\u00a02026`;

describe('the picture of a shared comparison', () => {
  const draw = (count: number) => {
    const projects = Array.from({ length: count }, (_, at) => makeProjectDetail({ id: `p${at}` }));
    return renderToStaticMarkup(<ComparisonCard projects={projects} />);
  };

  it('has the answers of each project while there is room', () => {
    expect(draw(5).split(WORDS)).toHaveLength(6);
    expect(draw(6)).not.toContain(WORDS);
  });
});

describe('the picture of a shared link', () => {
  it('says who, how much is proven, both letters, the verdict, figures and answers', () => {
    expect(textOf()).toBe(
      '|Plumbline · security rating|21 Nov 2026|Example|67 · BBB proven, AA possible|' +
        'Rated BBB. Biggest risk: a vote can change the code within one day.|' +
        `AAA|AA|A|BBB|BB|B|67 proven · 13 unknown · 20 lost|${ANSWERS}|`,
    );
  });

  it('names the site of each answer once', () => {
    const evidence = makeEvidence({ url: 'https://github.com/l2beat/l2beat/blob/1159c81/a.json' });
    const answers = makeProjectDetail().answers.map((answer) => ({ ...answer, evidence }));
    expect(textOf({ answers })).toContain(`|${ANSWERS}: github.com/l2beat|`);
  });

  it('has no number where there is no rating', () => {
    expect(textOf({ rating: makeNotRated(), verdict: null })).toContain('|Example|partly checked|');
    expect(textOf({ rating: null })).toBe(
      `|Plumbline · security rating|Example|partly checked|${ANSWERS}|`,
    );
    expect(textOf({ rating: makeRating({ state: 'compromised', letter: null }) })).not.toContain(
      'proven',
    );
  });

  it('draws only what its font has, and the id of a name in another script', () => {
    expect(
      textOf({ name: '比特币 Bitcoin 🚀', verdict: makeVerdict({ text: 'É – ok' }) }),
    ).toContain('|example|67 · BBB proven, AA possible|É – ok|');
  });

  it('ends with a whole sentence', () => {
    const risk = 'Biggest risk: one key can move unclaimed rewards only, after a delay of 5 days.';
    const text = `Rated BB. ${risk} ${'Not shown: audit coverage. '.repeat(9)}`;
    const drawn = textOf({ verdict: makeVerdict({ text }) });
    expect(drawn).toContain(`|Rated BB. ${risk} Not shown: audit coverage. `);
    expect(drawn).toMatch(/audit coverage\.\|AAA/);
  });
});
