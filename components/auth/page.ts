/** The pages' door, apart from index.ts, which is in the first load of every page. */
export { AuthErrorScreen } from './AuthErrorScreen';
export { AuthScreen } from './AuthScreen';
export { screenCopy as authCopy } from './screenCopy';
