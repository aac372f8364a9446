import type { LaterCall, Node, Overrides } from '../rpc/types';

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
    this.left -= 1;
    if (this.isOver) return null;
    let time = this.node.block.timestamp;
    const blocks = calls.map(({ after = 0, ...call }) => {
      time += after + 1;
      return { time, calls: [call] };
    });
    return (await this.node.simulate(blocks, overrides))?.ok ?? null;
  }
}
