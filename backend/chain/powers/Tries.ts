import type { Call, LaterCall, Node, Overrides, Simulated } from '../rpc/types';

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

  /** Whether each of these works upon those before it, all in one block, so many seconds later. */
  async workEach(
    calls: readonly Call[],
    overrides: Overrides,
    after = 0,
  ): Promise<readonly boolean[] | null> {
    const block = { time: this.node.block.timestamp + after + 1, calls };
    return (await this.simulate([block], overrides))?.worked ?? null;
  }

  private async simulate(blocks: readonly Simulated[], overrides: Overrides) {
    this.left -= 1;
    return this.isOver ? null : this.node.simulate(blocks, overrides);
  }
}
