export * from './method-2';
export { lowerYesPercentage } from './wilson';
