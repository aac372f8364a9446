import { exportWatchlist } from '@/contracts/watchlistEndpoints';
import { findUser } from './auth/findUser';
import { callerKeys } from './caller';
import { webEnv } from './env';
import { makeRoute, type Call, type Entry } from './route';
import { sendStream } from './sendStream';

async function sendExport(call: Call<typeof exportWatchlist>): Promise<void> {
  const { request, response, requestId } = call;
  const user = await findUser(call, undefined);
  const { secret, trustedProxies, siteUrl } = webEnv();
  const secure = siteUrl.startsWith('https:');
  const keys = callerKeys(request, response, { secret, trustedProxies, secure, issue: false });
  const caller = { requestId, user, ...keys };
  await sendStream(exportWatchlist, call, caller, { 'Cache-Control': 'no-store' });
}

/** A list of the signed-in user as a file. */
export const watchlistExportRoute = makeRoute({
  endpoint: exportWatchlist,
  handler: sendExport as unknown as Entry['handler'],
  isPassedOn: true,
  isStreamed: true,
});
