import { setTimeout as wait } from 'node:timers/promises';
import { assertFree } from './ports.mjs';
import { adminSecretOf } from './secret.mjs';
import { printSummary } from './summary.mjs';
import { Supervisor } from './Supervisor.mjs';

const POLL_MS = 150;

async function answers(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** Waits until an address answers, for as long as nothing has died. @returns whether it does. */
async function untilAnswers(url, supervisor) {
  while (!supervisor.isStopping) {
    if (await answers(url)) return true;
    await wait(POLL_MS);
  }
  return false;
}

/** Lines of the backend's log pass as they are; what it says of its progress at the start is told in words. */
function backendLine(line) {
  const progress = line.startsWith('{') && line.includes('"progress":') ? JSON.parse(line).progress : undefined;
  console.log(progress ?? line);
}

export async function assertPortsFree(settings) {
  await assertFree(settings.port, 'PORT');
  if (!settings.backendUrl) await assertFree(settings.backendPort, 'BACKEND_PORT');
}

/**
 * Runs backend and site until they are told to stop.
 * @param programs arguments to Node for `backend` and `web`.
 * @returns the exit code.
 */
export async function serve(settings, programs, { env, secret, warmPath }) {
  const supervisor = new Supervisor();
  const shared = {
    ...env, PORT: String(settings.port), BACKEND_PORT: String(settings.backendPort), DATA_DIR: settings.dataDir,
    COGNITO_ADMIN_SECRET: adminSecretOf(process.env, secret?.secret ?? settings.secret),
  };
  if (!settings.backendUrl) {
    supervisor.start('backend', programs.backend, { env: shared, onLine: backendLine });
    if (!await untilAnswers(`${settings.ownBackendUrl}/health/ready`, supervisor)) return supervisor.stopped;
  }
  supervisor.start('site', programs.web, { env: { ...shared, ...(secret && { NEXTAUTH_SECRET: secret.secret }) } });
  if (await untilAnswers(`http://127.0.0.1:${settings.port}${warmPath}`, supervisor)) await printSummary(settings, secret);
  return supervisor.stopped;
}
