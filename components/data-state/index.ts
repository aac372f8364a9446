export { copy as dataStateCopy } from './copy';
export { DataStateScreen, type DataStateScreenProps } from './DataStateScreen';
