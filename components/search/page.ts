/** A door for pages that choose projects: the layout's is index.ts. */
export { ProjectPicker } from './ProjectPicker';
