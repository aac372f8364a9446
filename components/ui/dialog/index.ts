/** A door of its own, since Ant Design is behind it: pages with the same form inline do not load it. */
export { Dialog } from './Dialog';
