/** A chain, and what is true of the contracts on it. */
import { zeroAddress } from 'viem';
import { Anvil, initial } from './Anvil';
import { openSafes, type Safes } from './safes';
import { DAY, each, OWNERSHIP, UPGRADE, type Truth } from './truth';

/** `value()`: a proxy asks for a first call. */
const VALUE = '0x3fa4f245';

export class Scene {
  readonly truth = new Map<string, Truth>();

  private constructor(
    readonly anvil: Anvil,
    readonly safes: Safes,
    /** Keys that have sent something. */
    readonly keys: readonly string[],
    readonly uups: string,
    readonly logic: string,
  ) {}

  static async open(): Promise<Scene> {
    const anvil = await Anvil.start();
    const keys = anvil.accounts.slice(1);
    // The last stays unused.
    for (const one of keys.slice(0, -1)) await anvil.send(one, one);
    const [uups, logic] = [await anvil.deploy('Uups'), await anvil.deploy('Plain')];
    return new Scene(anvil, await openSafes(anvil), keys, uups, logic);
  }

  put(name: string, truth: Truth): void {
    this.truth.set(name, truth);
  }

  async transparent(owner: string): Promise<string> {
    return this.anvil.deploy('TransparentUpgradeableProxy', this.logic, owner, VALUE);
  }

  async uupsProxy(owner: string): Promise<string> {
    return this.anvil.deploy('ERC1967Proxy', this.uups, initial('Uups', owner));
  }

  async timelock(
    proposers: string[],
    { admin = zeroAddress as string, executor = zeroAddress as string } = {},
  ) {
    return this.anvil.deploy('TimelockController', 2 * DAY, proposers, [executor], admin);
  }

  async clone(of: string): Promise<string> {
    const cloner = await this.anvil.deploy('Cloner');
    const { logs } = await this.anvil.call(this.anvil.accounts[0]!, cloner, 'Cloner', 'clone', of);
    return `0x${logs.at(-1)!.data.slice(26)}`;
  }

  /** A proxy whose owner upgrades it, with the ends that are true of both. */
  async putUups(name: string, owner: string, ends: string[]): Promise<void> {
    const address = await this.uupsProxy(owner);
    this.put(name, {
      ...{ address, kind: 'proxy', implementation: this.uups, upgrade: ends, own: ends },
      functions: each([UPGRADE, ...OWNERSHIP], [owner]),
    });
  }
}
