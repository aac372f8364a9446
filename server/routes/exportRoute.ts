import { exportData } from '@/contracts/endpoints';
import { sharedFor } from '@/contracts/http/cacheControl';
import { callerKeys } from '../backend/caller';
import { webEnv } from '../env';
import { makeRoute, type Call, type Entry } from '../http/route';
import { sendStream } from '../http/sendStream';

async function sendExport(call: Call<typeof exportData>): Promise<void> {
  const { request, response, requestId } = call;
  const keys = callerKeys(request, response, webEnv());
  await sendStream(
    exportData,
    call,
    { requestId, ...keys },
    {
      'Cache-Control': sharedFor(exportData.cacheSeconds),
      Link: `<${webEnv().operator.dataLicense.url}>; rel="license"`,
    },
  );
}

export const exportRoute = makeRoute({
  endpoint: exportData,
  handler: sendExport as unknown as Entry['handler'],
  isPassedOn: true,
  isStreamed: true,
});
