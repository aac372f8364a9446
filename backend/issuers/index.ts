export { issuedBy, NOT_ISSUED } from './conditions';
export { ISSUE_COLUMNS, listIssues, type Issue } from './listIssues';
export { relateTokens } from './relateTokens';
