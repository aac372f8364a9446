export { listSourceStates } from './listSourceStates';
export { readCollectSettings, type CollectSettings } from './settings';
