/** The pages' door: index.ts is in every page's first load. */
export { AuthErrorScreen } from './AuthErrorScreen';
export { AuthScreen } from './AuthScreen';
export { screenCopy as authCopy } from './screenCopy';
