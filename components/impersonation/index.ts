export { ImpersonationBanner } from './ImpersonationBanner';
export { ImpersonationHost } from './ImpersonationHost';
export { ImpersonationItem } from './ImpersonationItem';
