export { copy as methodologyCopy } from './copy';
export { FrozenMethodScreen } from './FrozenMethodScreen';
export { frozenParts } from './frozenParts';
export { MethodologyScreen } from './MethodologyScreen';
