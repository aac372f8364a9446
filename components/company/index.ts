export { CompanyScreen } from './CompanyScreen';
export type { LegalText } from './legalText';
export { privacyText } from './privacy/privacyText';
export type { SiteFacts } from './siteFacts';
export { termsText } from './terms/termsText';
