/** The door: what other importers may use of the format. */
export { parseDiscovery } from './parse';
export { applyDiscovery } from './applyDiscovery';
export { toContracts } from './toContracts';
export type { Discovery } from './discovery';
