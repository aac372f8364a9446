export { openFlagFile, writeFirstFlagFile } from './flagFile';
