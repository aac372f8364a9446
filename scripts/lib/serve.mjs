import { setTimeout as wait } from 'node:timers/promises';
import { backendLine } from './backendLine.mjs';
import { assertFree } from './ports.mjs';
import { readAdminSecret } from './secret.mjs';
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

/** @returns false if a process died first */
async function untilAnswers(url, supervisor) {
  while (!supervisor.isStopping) {
    if (await answers(url)) return true;
    await wait(POLL_MS);
  }
  return false;
}

export async function assertPortsFree(settings) {
  await assertFree(settings.port, 'PORT');
  if (!settings.backendUrl) await assertFree(settings.backendPort, 'BACKEND_PORT');
}

/**
 * @param programs Node arguments for `backend` and `web`
 * @returns the exit code
 */
export async function serve(settings, programs, { env, secret, credential, warmPath }) {
  const supervisor = new Supervisor();
  const shared = {
    // Else glibc keeps 70 to 100 MB that compilers and commands used once.
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...env,
    PORT: String(settings.port),
    BACKEND_PORT: String(settings.backendPort),
    DATA_DIR: settings.dataDir,
    // NextAuth reads its own variable and defaults to port 3000.
    NEXTAUTH_URL: settings.siteUrl,
    BACKEND_CREDENTIAL: credential,
    COGNITO_ADMIN_SECRET: readAdminSecret(process.env, secret?.secret ?? settings.secret),
  };
  if (!settings.backendUrl) {
    supervisor.start('backend', programs.backend, {
      env: shared,
      onLine: (line) => console.log(backendLine(line)),
    });
    if (!(await untilAnswers(`${settings.ownBackendUrl}/health/ready`, supervisor)))
      return supervisor.stopped;
  }
  supervisor.start('site', programs.web, {
    env: { ...shared, ...(secret && { NEXTAUTH_SECRET: secret.secret }) },
  });
  if (await untilAnswers(`${settings.ownSiteUrl}${warmPath}`, supervisor))
    await printSummary(settings, secret);
  return supervisor.stopped;
}
