export type {
  AuditExample,
  Example,
  FundsExample,
  MonitorExample,
  WebsiteExample,
} from './examples';
export { RONIN_FLOW } from './funds/roninFlow';
export { ProductScreen, type ProductScreenProps } from './ProductScreen';
export { SERVICES, type Service } from './productText';
export { PRODUCT_TEXTS } from './texts';
