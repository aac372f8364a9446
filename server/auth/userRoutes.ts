import type { NextApiHandler } from 'next';
import * as endpoints from '@/contracts/accounts/accountEndpoints';
import type { Endpoint } from '@/contracts/endpoint';
import { makeRoute, type Call } from '../http/route';
import { guarded } from './accountRoutes';
import { hashEmail } from './emailHash';
import { endOtherSessions } from './endOtherSessions';
import { browserHash, forgetBrowsers, rememberBrowser, setBrowserCookie } from './knownBrowser';
import { answersUser } from './requireSession';
import { toVisitor } from './visitor';

export const changePasswordRoute: NextApiHandler = makeRoute(
  answersUser(endpoints.changePassword, async (call, { sid, user, tokens }) => {
    const { oldPassword, newPassword } = call.input.body;
    const { caller } = toVisitor(call.request, call.requestId);
    const emailHash = hashEmail(user.email);
    const endSessions = async () => {
      await endOtherSessions(
        { account: user.username, exceptSid: sid, reason: 'password-changed' },
        caller,
      );
      await forgetBrowsers(caller, emailHash);
    };
    await guarded(
      {
        flow: 'change-password',
        event: 'change-password',
        account: user.username,
        newPassword,
        browser: browserHash(call.request),
        endSessions,
      },
      call as unknown as Call<Endpoint>,
      user.email,
      (pool, known) => pool.changePassword(tokens.accessToken, oldPassword, newPassword, known),
    );
    const browser = setBrowserCookie(call.request, call.response);
    await rememberBrowser(caller, browser, emailHash);
    return { done: true };
  }),
);
