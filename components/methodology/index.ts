export { copy as methodologyCopy } from './copy';
export { MethodologyView } from './MethodologyView';
