export { CrashFallback } from './CrashFallback';
export { FailedPage } from './FailedPage';
export { NotFoundScreen } from './NotFoundScreen';
export { ServerErrorScreen } from './ServerErrorScreen';
