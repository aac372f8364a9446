export { AlertsScreen, type AlertsScreenProps } from './AlertsScreen';
export { copy as alertsCopy } from './copy';
