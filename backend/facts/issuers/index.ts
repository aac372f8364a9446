export { issuedBy, NOT_ISSUED } from './conditions';
export { ISSUE_COLUMNS, listIssues } from './listIssues';
export { relateTokens } from './relateTokens';
