import { ensureBuilt, isBuilt } from './build.mjs';
import { exclusively } from './exclusively.mjs';
import { ensureSiteInstalled, isSiteInstalled } from './install.mjs';
import { PGLITE_FLAGS } from './pgliteFlags.mjs';
import { inRoot } from './root.mjs';
import { ensureCredential, ensureSecret } from './secret.mjs';
import { assertPortsFree, serve } from './serve.mjs';
import { loadEnvironment, readSettings } from './settings.mjs';
import { recordSite } from './sites.mjs';

/** Checks what could fail before the long work. */
export async function start() {
  loadEnvironment();
  const settings = readSettings(process.env);
  await assertPortsFree(settings);
  const secret = ensureSecret(settings);
  const credential = ensureCredential(settings);
  const takeBack = recordSite();
  if (!isSiteInstalled() || !isBuilt()) {
    takeBack();
    await exclusively(async () => {
      await ensureSiteInstalled();
      await ensureBuilt();
      recordSite();
    });
    await assertPortsFree(settings);
  }
  process.exitCode = await serve(
    settings,
    {
      backend: [...PGLITE_FLAGS, '--enable-source-maps', inRoot('dist', 'backend', 'main.cjs')],
      web: ['--enable-source-maps', inRoot('dist', 'web', 'main.cjs'), String(settings.port)],
    },
    {
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      secret,
      credential,
      warmPath: '/icon.svg',
    },
  );
}
