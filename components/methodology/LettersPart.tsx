import { Grade } from '@/components/ui';
import type { PublicMethod } from '@/contracts/ratings/method';
import { letterBand } from '@/lib/format/band';
import { copy } from './copy';
import { Folded } from './Folded.styles';
import { LetterRuler, Meanings } from './Letters.styles';
import { Part } from './Part';

const WIDTH = 340;
const HEIGHT = 50;
const BAR = 26;
const ROOM = 26;
const x = (points: number): number => (points / 100) * WIDTH;

function Ruler({ letters }: { letters: PublicMethod['letters'] }) {
  const bands = letters.map(({ letter, from }, at) => ({
    letter,
    from,
    to: letters[at - 1]?.from ?? 100,
  }));
  const words = bands.toReversed().map(({ letter, from }) => copy.letters.band(letter, from));
  return (
    <LetterRuler
      role="img"
      aria-label={copy.letters.ruler(words.join(', '))}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {bands.map(({ letter, from, to }) => (
        <g key={letter}>
          <rect
            className={letterBand(letter)}
            x={x(from)}
            y={0}
            width={x(to - from) - 1}
            height={BAR}
          />
          <text className="on" x={x((from + to) / 2)} y={17}>
            {letter}
          </text>
          <text x={Math.max(4, x(from))} y={BAR + 16}>
            {from}
          </text>
        </g>
      ))}
      <text x={WIDTH - ROOM / 2} y={BAR + 16}>
        100
      </text>
    </LetterRuler>
  );
}

export function LettersPart({ letters }: { letters: PublicMethod['letters'] }) {
  return (
    <Part id="letters">
      <p>{copy.letters.lead}</p>
      <Ruler letters={letters} />
      <Folded>
        <summary>{copy.letters.meanings}</summary>
        <Meanings>
          {letters.map(({ letter, meaning }) => (
            <div key={letter}>
              <dt>
                <Grade letter={letter} />
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </Meanings>
      </Folded>
    </Part>
  );
}
