export { copy as methodologyCopy } from './copy';
export { MethodologyScreen, type MethodologyScreenProps } from './MethodologyScreen';
