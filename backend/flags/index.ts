export { type FlagFile, openFlagFile, writeFirstFlagFile } from './flagFile';
