/** What the rest of the backend may use of this feature. */
export { type FlagFile, openFlagFile, writeFirstFlagFile } from './flagFile';
