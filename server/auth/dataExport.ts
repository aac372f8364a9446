import type { NextApiHandler } from 'next';
import * as endpoints from '@/contracts/dataExportEndpoints';
import type { Endpoint } from '@/contracts/endpoint';
import { passed } from '../apiRoute';
import { callBackend } from '../backend';
import { callerKeys } from '../caller';
import { webEnv } from '../env';
import { answers, makeRoute, type Call } from '../route';
import { hashEmail } from './emailHash';
import { toUser } from './findUser';
import { assertSignedInLately } from './recentSignIn';
import { requireOwner } from './requireSession';
import { toVisitor } from './visitor';

/** Adds what the rows of the account are stored under, by the session. */
const start = answers(endpoints.startDataExport, async (call) => {
  const { request, response, requestId } = call;
  const session = await requireOwner(call as unknown as Call<Endpoint>, endpoints.startDataExport);
  await assertSignedInLately(call);
  const { email, username: account } = session.user;
  const { secret, trustedProxies, siteUrl } = webEnv();
  const secure = siteUrl.startsWith('https:');
  const keys = { secret, trustedProxies, secure, issue: false, account };
  const { visitorKey } = callerKeys(request, response, keys);
  return callBackend(
    endpoints.openDataExport,
    { body: { email, emailHash: hashEmail(email), visitorKey } },
    { ...toVisitor(request, requestId).caller, user: toUser(session) },
    0,
  );
});

/** The state of the user's archive, and asking for one. */
export const dataExportRoute: NextApiHandler = makeRoute(passed(endpoints.readDataExport), start);
