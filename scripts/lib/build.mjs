import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildBackend } from './buildBackend.mjs';
import { buildWeb } from './buildWeb.mjs';
import { inRoot } from './root.mjs';
import { must, runNode } from './run.mjs';
import { refuseUnderSite } from './sites.mjs';
import { hashSources } from './sources.mjs';

const STAMP = inRoot('.next', '.plumbline-build');
const NEXT = inRoot('node_modules', 'next', 'dist', 'bin', 'next');

export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashSources(process.env);
}

/** A site records itself, then looks for the stamp: one of the two sees the other. */
function removeStamp() {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP) : undefined;
  rmSync(STAMP, { force: true });
  try {
    refuseUnderSite();
  } catch (refusal) {
    if (stamp) writeFileSync(STAMP, stamp);
    throw refusal;
  }
}

/**
 * The stamp is removed first and written last, so an aborted build never looks complete.
 * @throws Refusal while a site runs from this checkout
 */
export async function build() {
  const hash = hashSources(process.env);
  removeStamp();
  await buildBackend();
  // webpack, because Turbopack writes an inline script that our security policy forbids
  // (docs/decisions/0002).
  await must(
    runNode([NEXT, 'build', '--webpack'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }),
    'The build failed: see the message above.',
  );
  await must(
    runNode([inRoot('scripts', 'lib', 'collectStyles.mjs')], { NODE_ENV: 'production' }),
    'The style sheet could not be made: see the message above.',
  );
  await buildWeb();
  writeFileSync(STAMP, hash);
}

export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building; this takes a minute after a change.');
  await build();
}
