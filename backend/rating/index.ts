/** The door of both methods: 2.0 by its names, 1.0 under `method1`. */
export * from './method-2';
export * as method1 from './method-1';
export { letterFor } from './letters';
export { lowerYesPercentage } from './wilson';
