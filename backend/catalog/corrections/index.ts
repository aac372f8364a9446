export { listCorrectionsAfter } from './listCorrections';
