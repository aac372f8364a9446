import type { Rating } from '@/contracts/ratings/rating';
import type { Loss } from '@/contracts/ratings/verdict';
import { copy } from './drawnCopy';

export interface Fall {
  kind: 'lost' | 'unknown';
  name: string;
  /** Null for the rest of the signals together. */
  signalId: string | null;
  points: number;
  /** Where its bar begins, of 100. */
  at: number;
}

const SHOWN = { lost: 5, unknown: 3 } as const;

const toTenth = (value: number): number => Math.round(value * 10) / 10;

function fallsOf(kind: Fall['kind'], losses: readonly Loss[], from: number): Fall[] {
  const sorted = losses
    .filter((loss) => loss[kind] > 0)
    .sort((a, b) => b[kind] - a[kind] || (a.signalId < b.signalId ? -1 : 1));
  const cut = sorted.length > SHOWN[kind] + 1 ? SHOWN[kind] : sorted.length;
  const rest = sorted.slice(cut);
  const rows = [
    ...sorted.slice(0, cut).map((loss) => ({
      name: kind === 'lost' ? loss.name : copy.unknownOf(loss.name),
      signalId: loss.signalId as string | null,
      points: loss[kind],
    })),
    ...(rest.length > 0
      ? [
          {
            name: (kind === 'lost' ? copy.rest : copy.restUnknown)(rest.length),
            signalId: null,
            points: toTenth(rest.reduce((sum, loss) => sum + loss[kind], 0)),
          },
        ]
      : []),
  ];
  let top = from;
  return rows.map((row) => {
    top = toTenth(top - row.points);
    return { kind, ...row, at: top };
  });
}

/** From 100 down to what is proven: losses first, the largest first, then what is unknown. */
export function listFalls(rating: Pick<Rating, 'lost'>, losses: readonly Loss[]): Fall[] {
  return [
    ...fallsOf('lost', losses, 100),
    ...fallsOf('unknown', losses, toTenth(100 - rating.lost)),
  ];
}
