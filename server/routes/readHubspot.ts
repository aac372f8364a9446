import { EnvError, optional, text, url, type Env } from '@/contracts/env';

export interface HubspotForm {
  portalId: string;
  formId: string;
  /** HubSpot's name for where the data is: na1, eu1. */
  region: string;
  script: string;
  /** Content security policy sources. */
  hosts: { scripts: string; calls: string };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SCRIPT = '/forms/embed/v2.js';
/** HubSpot numbers the hosts of every other region. */
const FIRST_REGION = 'na1';

/** @throws EnvError for one id without the other, or an invalid id */
export function readHubspot(env: Env): HubspotForm | undefined {
  const [portalId, formId, region] = [
    optional(env, 'HUBSPOT_PORTAL_ID'),
    optional(env, 'HUBSPOT_FORM_ID'),
    text(env, 'HUBSPOT_REGION', FIRST_REGION),
  ];
  if (portalId === undefined && formId === undefined) return undefined;
  if (!/^\d{1,12}$/.test(portalId ?? ''))
    throw new EnvError(
      'HUBSPOT_PORTAL_ID',
      'must be the number of a HubSpot account, together with HUBSPOT_FORM_ID',
      portalId,
    );
  if (!UUID.test(formId ?? ''))
    throw new EnvError(
      'HUBSPOT_FORM_ID',
      'must be the id of a HubSpot form (a UUID), together with HUBSPOT_PORTAL_ID',
      formId,
    );
  if (!/^[a-z]{2}\d{1,2}$/.test(region))
    throw new EnvError(
      'HUBSPOT_REGION',
      'must be the region of a HubSpot account, like na1 or eu1',
      region,
    );
  const standIn = url(env, 'HUBSPOT_STAND_IN_URL', ['http', 'https'])?.origin;
  const host = standIn ?? `https://js${region === FIRST_REGION ? '' : `-${region}`}.hsforms.net`;
  return {
    portalId: portalId!,
    formId: formId!,
    region,
    script: `${host}${SCRIPT}`,
    hosts: standIn
      ? { scripts: standIn, calls: standIn }
      : { scripts: 'https://*.hsforms.net', calls: 'https://*.hsforms.com https://*.hsforms.net' },
  };
}
