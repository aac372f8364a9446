import type { SiteFacts } from '@/components/company';

/** A default installation: own accounts, no other service, no operator. */
export const makeSiteFacts = (given: Partial<SiteFacts> = {}): SiteFacts => ({
  operator: { name: 'the operator of this site', named: false, contact: null, careers: null },
  cookies: {
    session: 'a.session',
    signedIn: 'signed-in',
    csrf: 'a.csrf',
    callback: 'a.callback',
    google: ['a.state', 'a.nonce'],
    visitor: 'a-visitor',
    browser: 'a-browser',
  },
  analytics: null,
  accountsAt: null,
  quotesAt: null,
  serverErrorsTo: null,
  browserErrorsTo: null,
  logosFrom: null,
  flagsFrom: null,
  picturesFrom: { bucket: null, provider: null },
  ...given,
});
