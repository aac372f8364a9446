import type { ProductText, Service } from '../productText';
import { pentest } from './pentest';
import { securityAudit } from './securityAudit';
import { skynet } from './skynet';
import { skytrace } from './skytrace';

export const PRODUCT_TEXTS: Record<Service, ProductText> = {
  'security-audit': securityAudit,
  skynet,
  skytrace,
  pentest,
};
