export { copy as methodologyCopy } from './copy';
export { Method1Screen } from './method-1/Method1Screen';
export { MethodologyScreen } from './MethodologyScreen';
