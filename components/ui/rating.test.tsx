import { render, screen } from '@testing-library/react';
import { makeProjectDetail } from '@/testing/builders/project';
import { makeNotRated, makeRating, makeSuspended } from '@/testing/builders/rating';
import { Badge, PlumbLines, Ruler } from '.';
import { RulerFigure } from './page';

const detailOf = (rating: ReturnType<typeof makeRating>) => makeProjectDetail({ rating });

describe('Badge', () => {
  const draw = (rating: ReturnType<typeof makeRating>) =>
    render(<Badge {...detailOf(rating)} />).container;

  it('shows both ends, and says them in words', () => {
    draw(makeRating());
    const badge = screen.getByRole('img', { name: 'BBB proven, AA possible' });
    expect(badge).toHaveTextContent('BBB–AA');
  });

  it('is one letter where no other is possible', () => {
    expect(draw(makeRating({ possibleLetter: 'BBB' }))).toHaveTextContent(/^BBB$/);
  });

  it('says in the same place that a project is not rated', () => {
    expect(draw(makeNotRated())).toHaveTextContent(/^partly checked$/);
  });

  it('strikes the last letter of a suspended rating, with its day', () => {
    const shown = draw(makeSuspended());
    expect(screen.getByRole('img', { name: 'suspended; rated A on 1 Nov 2026' })).toHaveTextContent(
      'A suspended, 1 Nov 2026',
    );
    expect(shown.querySelector('s')).toHaveTextContent(/^A$/);
  });

  it('says suspended where no letter was published before', () => {
    expect(draw(makeSuspended({ letterBefore: null }))).toHaveTextContent(/^suspended$/);
  });

  it.each([
    ['compromised', 'Compromised'],
    ['wound-down', 'Wound down'],
  ] as const)('has no letter for a project that is %s', (state, words) => {
    expect(draw(makeRating({ state }))).toHaveTextContent(new RegExp(`^${words}$`));
  });
});

describe('Ruler', () => {
  it.each(['page', 'row', 'search'] as const)('says its three figures (%s)', (size) => {
    render(<Ruler score={64} possible={79} size={size} />);
    expect(screen.getByRole('img', { name: 'Proven 64, lost 21, unknown 15' })).toHaveStyle({
      '--proven': '64%',
      '--possible': '79%',
    });
  });

  it('is hatched from end to end before the first rating', () => {
    render(<Ruler score={null} possible={null} size="row" />);
    expect(screen.getByRole('img', { name: 'Not rated yet' })).toHaveStyle({
      '--proven': '0%',
      '--possible': '100%',
    });
  });

  it('has the letters under it and the figures beside it on a page', () => {
    const { container } = render(<RulerFigure score={67.2} possible={80.3} />);
    expect(container).toHaveTextContent('AAAAAABBBBBB67 proven · 13 unknown · 20 lost');
  });
});

describe('PlumbLines', () => {
  const draw = (rating: ReturnType<typeof makeRating>) => {
    const { lines, possibleLines } = detailOf(rating);
    return render(<PlumbLines scores={lines} possible={possibleLines} />).container;
  };

  it.each([
    ['is in force', null],
    ['says anything', 0],
  ])('says four ranges, and no context of which no source %s', (_, score) => {
    const context = makeRating().context.map((item) => ({
      ...item,
      score,
      possible: score === null ? null : 100,
    }));
    draw(makeRating({ context }));
    expect(
      screen.getByRole('img', {
        name: 'Code BBB 66–82, Governance A 72, Operations A 75, Transparency 50–100',
      }),
    ).toBeInTheDocument();
  });

  it('hangs a whisker to what is possible, only where it is more', () => {
    expect(draw(makeRating()).querySelectorAll('.whisker')).toHaveLength(2);
  });

  it('has a hollow bob where under half is known, and none where nothing is', () => {
    const [code, ...others] = makeRating().categories;
    const shown = draw(
      makeRating({
        categories: [
          { ...code!, score: 20, possible: 80 },
          { ...others[0]!, score: 0, possible: 100 },
          ...others.slice(1),
        ],
      }),
    );
    expect(shown.querySelectorAll('.bob.hollow')).toHaveLength(1);
    expect(shown.querySelectorAll('.bob')).toHaveLength(3);
    expect(screen.getByRole('img')).toHaveAccessibleName(/^Code 20–80, Governance unknown, /);
  });

  it('adds the context in force, hollow', () => {
    const [market, community] = makeRating().context;
    const shown = draw(
      makeRating({ context: [{ ...market!, score: 55, possible: 55 }, community!] }),
    );
    expect(screen.getByRole('img')).toHaveAccessibleName(/, Market 55$/);
    expect(shown.querySelectorAll('.bob.hollow')).toHaveLength(1);
  });
});
