export { AlertsScreen } from './AlertsScreen';
export { copy as alertsCopy } from './copy';
