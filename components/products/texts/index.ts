import type { ProductText, Service } from '../productText';
import { pentest } from './pentest';
import { securityAudit } from './securityAudit';
import { skynet } from './skynet';
import { skytrace } from './skytrace';

/** What each product page says. */
export const PRODUCT_TEXTS: Record<Service, ProductText> = {
  'security-audit': securityAudit,
  skynet,
  skytrace,
  pentest,
};
