export { CrashFallback } from './CrashFallback';
export { NotFoundScreen } from './NotFoundScreen';
export { ServerErrorScreen } from './ServerErrorScreen';
