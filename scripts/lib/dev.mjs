import { exclusively } from './exclusively.mjs';
import { ensureSiteInstalled, isSiteInstalled } from './install.mjs';
import { PGLITE_FLAGS } from './pgliteFlags.mjs';
import { inRoot } from './root.mjs';
import { ensureCredential } from './secret.mjs';
import { assertPortsFree, serve } from './serve.mjs';
import { loadEnvironment, readSettings } from './settings.mjs';

const NEXT = inRoot('node_modules', 'next', 'dist', 'bin', 'next');
const TSX = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs');

export async function dev() {
  loadEnvironment();
  const settings = readSettings(process.env);
  await assertPortsFree(settings);
  const credential = ensureCredential(settings);
  if (!isSiteInstalled()) await exclusively(ensureSiteInstalled);
  process.exitCode = await serve(
    settings,
    {
      backend: [
        ...PGLITE_FLAGS,
        TSX,
        'watch',
        '--clear-screen=false',
        inRoot('backend', 'main.ts'),
      ],
      web: [
        NEXT,
        'dev',
        '--port',
        String(settings.port),
        ...(settings.host ? ['--hostname', settings.host] : []),
      ],
    },
    {
      env: { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
      secret: undefined,
      credential,
      warmPath: '/icon.svg',
    },
  );
}
