import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Refusal } from './refuse.mjs';
import { inRoot } from './root.mjs';

const KB = 1024;
/** Gzipped kB: target and limit (docs/architecture.md, "Budgets"). */
const SCRIPTS = { public: { good: 130, most: 140 }, signedIn: { good: 140, most: 150 } };
const STYLES = { good: 15, most: 30 };
const SPECIAL = ['/_app', '/_document', '/_error'];

const sizes = new Map();
function gzippedSize(file) {
  if (!sizes.has(file))
    sizes.set(file, gzipSync(readFileSync(inRoot('.next', file)), { level: 6 }).length);
  return sizes.get(file);
}

const sum = (files) => files.reduce((total, file) => total + gzippedSize(file), 0) / KB;
const verdict = (size, { good, most }) =>
  size <= good ? '' : size <= most ? `over the ${good} kB that are good` : `OVER ${most} kB`;

function measure(manifest) {
  return Object.keys(manifest.pages)
    .filter((route) => !SPECIAL.includes(route))
    .sort()
    .map((route) => {
      const files = [...new Set([...manifest.pages['/_app'], ...manifest.pages[route]])];
      return {
        route,
        limit: route.startsWith('/my') ? SCRIPTS.signedIn : SCRIPTS.public,
        scripts: sum(files.filter((file) => file.endsWith('.js'))),
        styles: sum(files.filter((file) => file.endsWith('.css'))),
      };
    });
}

/** @throws Refusal over the limit */
export async function budget() {
  const file = inRoot('.next', 'build-manifest.json');
  if (!existsSync(file)) throw new Refusal('No build to measure. Run npm run build first.');
  const routes = measure(JSON.parse(readFileSync(file, 'utf8')));
  const width = Math.max(...routes.map(({ route }) => route.length));
  console.log(`${'Route'.padEnd(width)}  scripts  styles   (kB, gzip)`);
  for (const { route, limit, scripts, styles } of routes) {
    const words = [verdict(scripts, limit), verdict(styles, STYLES)].filter(Boolean).join('; ');
    console.log(
      `${route.padEnd(width)}  ${scripts.toFixed(1).padStart(7)}  ${styles.toFixed(1).padStart(6)}   ${words}`.trimEnd(),
    );
  }
  const over = routes.filter(
    ({ limit, scripts, styles }) => scripts > limit.most || styles > STYLES.most,
  );
  if (over.length > 0)
    throw new Refusal(`Over the hard limit: ${over.map(({ route }) => route).join(', ')}.`);
}
