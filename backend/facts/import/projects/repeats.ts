import { normalizeCaip } from '../../../../contracts/ids';
import { SeenSet } from '../store/seen';
import type { ProjectRecord } from './record';

export class Repeats {
  private readonly seen = new SeenSet();

  /** @returns what repeats an earlier record; if nothing does, remembers this one */
  check(record: ProjectRecord): string | undefined {
    const names: [string, string][] = [
      [`id:${record.id}`, `id ${record.id} stands in an earlier record`],
      [`former:${record.id}`, `id ${record.id} is a former id of an earlier record`],
      ...(record.formerIds ?? []).flatMap((id): [string, string][] => [
        [`id:${id}`, `formerIds names ${id}, which an earlier record has as its id`],
        [`former:${id}`, `formerIds names ${id}, which an earlier record names too`],
      ]),
      ...(record.tokens ?? []).map((token): [string, string] => [
        normalizeCaip(token.id),
        `token ${token.id} stands in an earlier record`,
      ]),
      ...(record.contracts ?? []).map((contract): [string, string] => [
        normalizeCaip(contract.id),
        `contract ${contract.id} stands in an earlier record`,
      ]),
      ...(record.issuedTokens ?? []).map(({ id }): [string, string] => [
        `issued:${normalizeCaip(id)}`,
        `issued token ${id} stands in an earlier record`,
      ]),
    ];
    const repeated = names.find(([key]) => this.seen.has(key));
    if (repeated) return repeated[1];
    this.seen.add(`id:${record.id}`);
    record.formerIds?.forEach((id) => this.seen.add(`former:${id}`));
    record.tokens?.forEach((token) => this.seen.add(normalizeCaip(token.id)));
    record.contracts?.forEach((contract) => this.seen.add(normalizeCaip(contract.id)));
    record.issuedTokens?.forEach(({ id }) => this.seen.add(`issued:${normalizeCaip(id)}`));
    return undefined;
  }
}
