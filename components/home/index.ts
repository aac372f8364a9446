export { HomePage } from './HomePage';
export type { HomeScreenProps } from './HomeScreen';
