export { aboutText } from './about/aboutText';
export { careersText } from './careers/careersText';
export { CompanyScreen } from './CompanyScreen';
export { cookieText } from './cookies/cookieText';
export { disclaimerText } from './disclaimer/disclaimerText';
export type { LegalText } from './legalText';
export { privacyText } from './privacy/privacyText';
export type { SiteFacts } from './siteFacts';
export { termsText } from './terms/termsText';
