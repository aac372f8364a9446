import type { ContractLook, LookHolding } from '../../../contracts/chain/chainLook';
import type { PowerEvent, PowerEvents } from '../powerEvents';
import type { Block } from '../rpc/types';
import type { Analysis } from './types';

export interface ChainLook {
  /** CAIP-2. */
  chain: string;
  block: Block;
  hosts: readonly string[];
  analyses: readonly Analysis[];
  /** By address. */
  holdings: ReadonlyMap<string, LookHolding[]>;
  /** Since the look before; null: not known. */
  events: PowerEvents | null;
}

/** Only what is ours: the rest is L2BEAT's form. */
export interface ChainDocument {
  name: string;
  /** Seconds: of the oldest block. */
  timestamp: number;
  usedBlockNumbers: Record<string, number>;
  entries: object[];
  chains: { chain: string; hash: string; day: string; hosts: readonly string[] }[];
  /** When the code that runs now came, a day. */
  changedOn: { id: string; day: string }[];
  /** Contracts whose code is known to be replaceable, by somebody proved, or fixed. */
  settled: string[];
  /** Of each contract that is one. */
  looks: ContractLook[];
  /** By which somebody gained, lost or used power, at those contracts and what stands behind them. */
  events: (Omit<PowerEvent, 'address'> & { id: string })[];
  /** Chains of which those are all since the look before. */
  eventsWhole: string[];
  /** What is not known, a sentence part each. */
  open: string[];
}
