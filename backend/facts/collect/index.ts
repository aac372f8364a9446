export { openSourceAsk } from './collectJob';
export { listSourceStates } from './listSourceStates';
export { readCollectSettings, type CollectSettings } from './settings';
