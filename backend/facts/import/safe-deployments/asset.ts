/**
 * Reads a file of safe-global/safe-deployments (src/assets): one contract of one version, with its
 * address on each chain. Since 2024 an address is named by its type; before, it stood there itself.
 */
import { EVM_ADDRESS } from '../../../../contracts/ids';
import { isObject } from '../../../../contracts/isObject';

export interface Asset {
  /** Contract and version. */
  name: string;
  released: boolean;
  /** CAIP-10. */
  contracts: string[];
}

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** By type, such as `canonical`. */
function readTypes(value: unknown): Map<string, string> {
  const types = new Map<string, string>();
  for (const [type, one] of Object.entries(isObject(value) ? value : {})) {
    const address = isObject(one) ? toText(one.address) : '';
    if (EVM_ADDRESS.test(address)) types.set(type, address.toLowerCase());
  }
  return types;
}

const toAddress = (text: string, types: ReadonlyMap<string, string>): string | undefined =>
  EVM_ADDRESS.test(text) ? text.toLowerCase() : types.get(text);

/** @returns why it is no such file, as a clause */
export function readAsset(value: unknown): Asset | string {
  if (!isObject(value)) return 'is not an object';
  const { contractName, version, released, deployments, networkAddresses } = value;
  const name = [toText(contractName), toText(version)].filter(Boolean).join(' ');
  if (!toText(contractName) || !toText(version)) return 'has no contractName and version';
  if (!isObject(networkAddresses)) return 'has no networkAddresses';
  const types = readTypes(deployments);
  const contracts: string[] = [];
  for (const [chain, named] of Object.entries(networkAddresses)) {
    if (!/^[1-9]\d{0,14}$/.test(chain)) return `networkAddresses has "${chain.slice(0, 20)}"`;
    for (const one of Array.isArray(named) ? (named as unknown[]) : [named]) {
      const address = toAddress(toText(one), types);
      if (!address) return `has no address for chain ${chain}`;
      contracts.push(`eip155:${chain}:${address}`);
    }
  }
  return { name: name.slice(0, 120), released: released === true, contracts };
}
