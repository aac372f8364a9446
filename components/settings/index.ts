export { copy as settingsCopy } from './copy';
export { SettingsScreen, type SettingsScreenProps } from './SettingsScreen';
