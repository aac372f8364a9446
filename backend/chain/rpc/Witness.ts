import type { Answer, Ask } from './answers';
import type { Endpoint } from './endpoint';
import { essenceOf } from './essence';
import { ChainFailure } from './failure';

/** What a look rests on. */
interface Kept {
  ask: Ask;
  answer: Answer;
  by: Endpoint;
}

/** What one server said, another is asked, too, if there is one that can say. */
export class Witness {
  private kept: Kept[] = [];

  keep(one: Kept): void {
    this.kept.push(one);
  }

  /**
   * @param isSame whether the other is of the same chain and block
   * @returns whether it said something, and the same
   * @throws ChainFailure where it says something else
   */
  async hears(other: Endpoint, isSame: () => Promise<boolean>): Promise<boolean> {
    const some = this.kept.filter(({ by }) => by !== other);
    if (some.length === 0 || !other.isOpen) return false;
    const answers = await isSame()
      .then((is) => (is ? other.send(some.map(({ ask }) => ask)) : []))
      .catch((error: unknown) => {
        if (error instanceof ChainFailure) return [];
        throw error;
      });
    const same = new Set<Kept>();
    some.forEach((one, at) => {
      const { ask, answer, by } = one;
      const said = answers[at] ? essenceOf(ask, answers[at]) : null;
      if (said === null) return;
      const is = `${by.host} and ${other.host} answer ${ask.method} differently`;
      if (said !== essenceOf(ask, answer)) throw new ChainFailure('refused', is);
      same.add(one);
    });
    this.kept = this.kept.filter((one) => !same.has(one));
    return same.size > 0;
  }
}
