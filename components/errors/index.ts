export { CrashFallback } from './CrashFallback';
export { FailedPage } from './FailedPage';
export { Notice } from './Notice';
export { NotFoundScreen } from './NotFoundScreen';
export { ServerErrorScreen } from './ServerErrorScreen';
