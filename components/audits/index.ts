export { AuditsScreen } from './AuditsScreen';
export { AuditsTable, type FindName } from './AuditsTable';
export { boundAudit, type BoundAudit } from './bound';
export { listAudits, type AuditsScreenProps } from './listAudits';
export { countKinds, orderAudits } from './orderAudits';
export { screenCopy as auditsCopy } from './screenCopy';
