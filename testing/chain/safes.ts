/** Safes of version 1.4.1, on a chain of tests. */
import {
  encodeAbiParameters,
  encodeFunctionData,
  keccak256,
  pad,
  stringToHex,
  zeroAddress,
  type Hex,
} from 'viem';
import type { Anvil } from './Anvil';
import { artifact } from './artifacts';

const SENTINEL = '0x0000000000000000000000000000000000000001';
const MODULES = 1n;
const HANDLER = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5';

/** keccak256 of guard_manager.guard.address and of module_manager.module_guard.address. */
const GUARDS = {
  owners: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  modules: keccak256(stringToHex('module_manager.module_guard.address')),
};

export interface Safes {
  /** @returns its address */
  make(owners: readonly string[], threshold: number): Promise<string>;
  /** As its owners would have enabled it. */
  enable(safe: string, module: string): Promise<void>;
  setHandler(safe: string, handler: string): Promise<void>;
  /** Of what owners sign, or of modules. */
  setGuard(safe: string, guard: string, of?: 'owners' | 'modules'): Promise<void>;
  /** Other code behind the Safe's own proxy. */
  replace(safe: string, singleton: string): Promise<void>;
}

export async function openSafes(anvil: Anvil): Promise<Safes> {
  const singleton = await anvil.deploy('Safe');
  const factory = await anvil.deploy('SafeProxyFactory');
  const store = (at: string, slot: string, address: string) =>
    anvil.rpc('anvil_setStorageAt', at, slot, pad(address as Hex, { size: 32 }));
  const moduleSlot = (key: string): Hex =>
    keccak256(
      encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [key as Hex, MODULES]),
    );
  let salt = 0n;
  return {
    async make(owners, threshold) {
      const args = [owners, threshold, zeroAddress, '0x', zeroAddress, zeroAddress, 0, zeroAddress];
      const setup = encodeFunctionData({ abi: artifact('Safe').abi, functionName: 'setup', args });
      const [from] = anvil.accounts;
      const made = ['createProxyWithNonce', singleton, setup, (salt += 1n)] as const;
      const { logs } = await anvil.call(from!, factory, 'SafeProxyFactory', ...made);
      const log = logs.find(({ address }) => address.toLowerCase() === factory)!;
      return `0x${log.topics[1]!.slice(26)}`;
    },
    async enable(safe, module) {
      await store(safe, moduleSlot(SENTINEL), module);
      await store(safe, moduleSlot(module), SENTINEL);
    },
    setHandler: async (safe, handler) => {
      await store(safe, HANDLER, handler);
    },
    setGuard: async (safe, guard, of = 'owners') => {
      await store(safe, GUARDS[of], guard);
    },
    replace: async (safe, other) => {
      await store(safe, pad('0x0', { size: 32 }), other);
    },
  };
}
