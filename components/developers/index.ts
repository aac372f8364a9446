export { datasetData } from './datasetData';
export { copy as developersCopy } from './copy';
export { DevelopersScreen } from './DevelopersScreen';
