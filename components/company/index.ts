export { CompanyScreen } from './CompanyScreen';
export { cookiesOfSite, cookieText } from './cookies/cookieText';
export type { Block, LegalSection, LegalText, Words } from './legalText';
export { contactWords, operatorBlocks } from './operator';
export { retentionTable } from './privacy/retention';
export { CORRECTED, DEMONSTRATION_SET } from './sentences';
export type { SiteFacts } from './siteFacts';
