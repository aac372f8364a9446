/** The third door of components/ui: Ant Design's window, which the pages that show the same form without one do not load. */
export { Dialog } from './Dialog';
