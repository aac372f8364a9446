import type { NextApiHandler } from 'next';
import type { Endpoint } from '@/contracts/endpoint';
import type { FlagKey } from '@/contracts/flags';
import { ApiProblem } from '../http/ApiProblem';
import { passed } from '../http/apiRoute';
import { requireLive } from '../auth/requireSession';
import { makeRoute, type Entry } from '../http/route';
import { countryOf } from './countryOf';
import { flagsFor } from './flagsFor';

/** Passes calls on for users with the flag; for others the route is not there. */
export function flaggedRoute(flag: FlagKey, ...endpoints: readonly Endpoint[]): NextApiHandler {
  const entries = endpoints.map((endpoint): Entry => {
    const entry = passed(endpoint);
    return {
      ...entry,
      handler: async (call) => {
        const { user } = await requireLive(call);
        const { values } = await flagsFor(user, countryOf(call.request));
        if (!values[flag]) throw new ApiProblem('not-found', 'Nothing is at this address.');
        return entry.handler(call);
      },
    };
  });
  return makeRoute(...entries);
}
