/** The door: what other importers may use of the format. */
export { parseDiscovery } from './parse';
export { applyDiscovery } from './applyDiscovery';
export { resolveControl, type Control, type Power } from './resolve';
export { toContracts, type FoundContract } from './toContracts';
export type { Discovery, Entry, Grant } from './discovery';
