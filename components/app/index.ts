export { Layout } from './Layout';
export { PageHead } from './PageHead';
