export { CrashFallback } from './CrashFallback';
export { Notice } from './Notice';
export { NotFoundScreen } from './NotFoundScreen';
export { ServerErrorScreen } from './ServerErrorScreen';
export { UnavailableScreen } from './UnavailableScreen';
