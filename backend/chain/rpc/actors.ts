import { randomBytes, randomInt } from 'node:crypto';
import type { Actors } from './types';

const random = (bytes: number): string => randomBytes(bytes).toString('hex');
/** No precompiled contract has such an address. */
const newAddress = (): string => `0xfe${random(19)}`;
export const makeActors = (): Actors => ({
  stranger: newAddress(),
  onlooker: newAddress(),
  voter: newAddress(),
  probe: newAddress(),
  spare: newAddress(),
  selector: `0x${random(4)}`,
  salt: random(8),
  tip: randomInt(10_000_000, 1_000_000_000),
});
