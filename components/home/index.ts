export { copy as homeCopy } from './copy';
export { HomeScreen, type HomeScreenProps } from './HomeScreen';
