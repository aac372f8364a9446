import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { EVM_ADDRESS } from '../../contracts/ids';

/** Applies EIP-55 (https://eips.ethereum.org/EIPS/eip-55); other text is returned as is. */
export function checksumAddress(address: string): string {
  if (!EVM_ADDRESS.test(address)) return address;
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${[...digits].map((digit, at) => (Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`;
}
