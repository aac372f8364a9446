import { normalizeCaip } from '../../../../contracts/ids';
import { SeenSet } from '../store/seen';
import { PLACED, type ProjectRecord } from './record';

const PLACES = {
  tokens: { prefix: '', word: 'token' },
  contracts: { prefix: '', word: 'contract' },
  issuedTokens: { prefix: 'issued:', word: 'issued token' },
};

type Named = [key: string, why: string];

const placedIn = (record: ProjectRecord): Named[] =>
  PLACED.flatMap((list) =>
    (record[list] ?? []).map(({ id }): Named => {
      const { prefix, word } = PLACES[list];
      return [`${prefix}${normalizeCaip(id)}`, `${word} ${id} stands in an earlier record`];
    }),
  );

export class Repeats {
  private readonly seen = new SeenSet();

  /** @returns what repeats an earlier record; if nothing does, remembers this one */
  check(record: ProjectRecord): string | undefined {
    const { id, formerIds = [] } = record;
    const placed = placedIn(record);
    const names: Named[] = [
      [`id:${id}`, `id ${id} stands in an earlier record`],
      [`former:${id}`, `id ${id} is a former id of an earlier record`],
      ...formerIds.flatMap((former): Named[] => [
        [`id:${former}`, `formerIds names ${former}, which an earlier record has as its id`],
        [`former:${former}`, `formerIds names ${former}, which an earlier record names too`],
      ]),
      ...placed,
    ];
    const repeated = names.find(([key]) => this.seen.has(key));
    if (repeated) return repeated[1];
    const own = [`id:${id}`, ...formerIds.map((former) => `former:${former}`)];
    [...own, ...placed.map(([key]) => key)].forEach((key) => this.seen.add(key));
    return undefined;
  }
}
