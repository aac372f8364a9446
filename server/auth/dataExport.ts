import type { NextApiHandler } from 'next';
import * as endpoints from '@/contracts/accounts/dataExportEndpoints';
import { passed } from '../http/apiRoute';
import { callBackend } from '../backend/backend';
import { callerKeys } from '../backend/caller';
import { webEnv } from '../env';
import { makeRoute } from '../http/route';
import { hashEmail } from './emailHash';
import { toUser } from './findUser';
import { assertSignedInLately } from './recentSignIn';
import { answersUser } from './requireSession';
import { toVisitor } from './visitor';

/** Adds what the rows of the account are stored under, by the session. */
const start = answersUser(endpoints.startDataExport, async (call, session) => {
  const { request, response, requestId } = call;
  await assertSignedInLately(call);
  const { email, username: account } = session.user;
  const { visitorKey } = callerKeys(request, response, { ...webEnv(), account });
  return callBackend(
    endpoints.openDataExport,
    { body: { email, emailHash: hashEmail(email), visitorKey } },
    { ...toVisitor(request, requestId).caller, user: toUser(session) },
    0,
  );
});

/** The state of the user's archive, and asking for one. */
export const dataExportRoute: NextApiHandler = makeRoute(passed(endpoints.readDataExport), start);
