/** A door of its own for Ant Design's modal: pages with the same form inline do not load it. */
export { Dialog } from './Dialog';
