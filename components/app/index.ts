export { FailedPage } from './FailedPage';
export { Layout } from './Layout';
export { NotFoundPage } from './NotFoundPage';
export { PageHead } from './PageHead';
export { ServerErrorPage } from './ServerErrorPage';
export { UnexpectedPage } from './UnexpectedPage';
