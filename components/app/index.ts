export { DataScript } from './DataScript';
export { FailedPage } from './FailedPage';
export { Layout } from './Layout';
export { NotFoundPage } from './NotFoundPage';
export { PageHead } from './PageHead';
export { ServerErrorPage } from './ServerErrorPage';
export { UnavailablePage } from './UnavailablePage';
export { UnexpectedPage } from './UnexpectedPage';
