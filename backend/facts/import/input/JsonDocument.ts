import * as yup from 'yup';
import { findPlaces, type Place } from '../../../streams/locateJson';
import type { Fault } from '../projects/faultWords';
import { REFUSALS_KEPT } from '../tally';
import { ImportRefused, type Refusal } from '../types';
import type { ImportRun } from '../run';
import { parseWhole, readText } from './records';

export interface RefusedElement {
  index: number;
  reason: string;
  faults?: Fault[];
  faultsTotal?: number;
}
type Path = readonly (string | number)[];

/** A whole document, whose places are looked for only when something is refused. */
export class JsonDocument {
  readonly value: unknown;

  constructor(private readonly text: string) {
    this.value = parseWhole(text);
  }

  /** @throws ImportRefused when it is not JSON, empty or too long */
  static async read(text: AsyncIterable<string>): Promise<JsonDocument> {
    return new JsonDocument(await readText(text));
  }

  place(path: Path): Place {
    return findPlaces(this.text, (one) => one.every((step, at) => step === path[at]))(path);
  }

  /** Refused elements of the list at `list`, each fault at its line and column. */
  locate(list: Path, refused: readonly RefusedElement[]): Refusal[] {
    const kept = refused.slice(0, REFUSALS_KEPT);
    if (kept.length === 0) return [];
    const indices = new Set(kept.map(({ index }) => index));
    const find = findPlaces(
      this.text,
      (path) =>
        path.every((step, at) => at >= list.length || step === list[at]) &&
        (path.length <= list.length || indices.has(path[list.length] as number)),
    );
    const located = kept.map(({ index, reason, faults, faultsTotal }): Refusal => {
      const own = [...list, index];
      return {
        index,
        ...find([...own, ...(faults?.[0]?.path ?? [])]),
        reason,
        ...(faults && {
          faults: faults.map((one) => ({ ...find([...own, ...one.path]), reason: one.reason })),
          faultsTotal,
        }),
      };
    });
    return [
      ...located,
      ...refused.slice(REFUSALS_KEPT).map(({ index, reason }) => ({ index, reason })),
    ];
  }
}

/** @param what the input should be, as in "a look at a website" @throws ImportRefused */
export async function readAs<T extends yup.AnyObjectSchema>(
  run: ImportRun,
  schema: T,
  what: string,
): Promise<yup.InferType<T>> {
  try {
    const { value } = await JsonDocument.read(run.text);
    run.tally.read();
    return schema.validateSync(value, { strict: true }) as yup.InferType<T>;
  } catch (error) {
    if (error instanceof yup.ValidationError)
      throw new ImportRefused(`The input is not ${what}: ${error.message}.`);
    throw error;
  }
}
