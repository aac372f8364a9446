export { copy as settingsCopy } from './copy';
export { SettingsScreen } from './SettingsScreen';
