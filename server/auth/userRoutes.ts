import type { NextApiHandler } from 'next';
import * as endpoints from '@/contracts/accountEndpoints';
import type { Endpoint } from '@/contracts/endpoint';
import { answers, makeRoute, type Call } from '../route';
import { guarded } from './accountRoutes';
import { hashEmail } from './emailHash';
import { endOtherSessions } from './endOtherSessions';
import { browserHash, forgetBrowsers, rememberBrowser, setBrowserCookie } from './knownBrowser';
import { requireOwner } from './requireSession';
import { toVisitor } from './visitor';

export const changePasswordRoute: NextApiHandler = makeRoute(
  answers(endpoints.changePassword, async (call) => {
    const plain = call as unknown as Call<Endpoint>;
    const { sid, user, tokens } = await requireOwner(plain, endpoints.changePassword);
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
      plain,
      user.email,
      (pool, known) => pool.changePassword(tokens.accessToken, oldPassword, newPassword, known),
    );
    const browser = setBrowserCookie(call.request, call.response);
    await rememberBrowser(caller, browser, emailHash);
    return { done: true };
  }),
);
