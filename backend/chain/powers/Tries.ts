import type { Call, LaterCall, Node, Overrides, Simulated, Simulation } from '../rpc/types';

/** Calls upon the block, as if. Of one contract so many: none keeps the reader for long. */
export class Tries {
  constructor(
    private readonly node: Node,
    private left: number,
  ) {}

  /** Some were not made. */
  get isOver(): boolean {
    return this.left < 0;
  }

  /**
   * Whether the last of these works upon those before it, each in a block of its own; null: no server
   * says, or too many were made.
   */
  async work(calls: readonly LaterCall[], overrides: Overrides = {}): Promise<boolean | null> {
    let time = this.node.block.timestamp;
    const blocks = calls.map(({ after = 0, ...call }) => {
      time += after + 1;
      return { time, calls: [call] };
    });
    return (await this.simulate(blocks, overrides))?.ok ?? null;
  }

  /**
   * Whether each of these works upon those before it, so many seconds later: each group in a block
   * of its own. Null in the list: not with its share of the block's gas.
   */
  async workEach(
    groups: readonly (readonly Call[])[],
    overrides: Overrides,
    after = 0,
  ): Promise<Simulation['worked'] | null> {
    const time = this.node.block.timestamp + after + 1;
    const blocks = groups
      .filter((calls) => calls.length > 0)
      .map((calls, n) => ({ time: time + n, calls }));
    return (await this.simulate(blocks, overrides))?.worked ?? null;
  }

  private async simulate(blocks: readonly Simulated[], overrides: Overrides) {
    this.left -= 1;
    return this.isOver ? null : this.node.simulate(blocks, overrides);
  }
}
