/** `node scripts/lib/collectStyles.mjs`, after `next build`: writes the style sheet of all pages. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inRoot } from './root.mjs';

const require = createRequire(import.meta.url);
const { byComponent } = require('../../server/framework/styles/byComponent.cjs');
const { recordStyles } = require('../../server/framework/styles/recordStyles.cjs');
const PACKAGE = 'styled-components';
const { ServerStyleSheet } = require(PACKAGE);
const IS_STYLED = /componentId:"sc-/;
const server = inRoot('.next', 'server');

const API = /[\\/]pages[\\/]api[\\/]/;
const filesBelow = (folder) =>
  readdirSync(join(server, folder), { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => join(server, folder, file));

/** Every module of the server's bundles that defines a component, whichever page loads it. */
async function evaluateModules() {
  const load = Module._load;
  const { stand, components } = recordStyles(require(PACKAGE));
  Module._load = (request, ...rest) => (request === PACKAGE ? stand : load(request, ...rest));
  const runtime = require(`${server}/webpack-runtime.js`);
  for (const file of filesBelow('chunks')) runtime.C(require(file));
  // Modules that import ES modules of packages give promises.
  for (const file of filesBelow('pages').filter((path) => !API.test(path))) await require(file);
  for (const [id, define] of Object.entries(runtime.m))
    if (IS_STYLED.test(define.toString())) await runtime(id);
  return components;
}

/** Ids in the browser's scripts. */
const idsInBrowser = () =>
  readdirSync(inRoot('.next', 'static', 'chunks'), { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(inRoot('.next', 'static', 'chunks', file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/componentId:"(sc-[^"]+)"/g)])
    .map(([, id]) => id);

const components = await evaluateModules();
const known = new Set(components.map(({ styledComponentId }) => styledComponentId));
const used = idsInBrowser();
const unknown = used.filter((id) => !known.has(id));
if (used.length === 0 || unknown.length > 0)
  throw new Error(
    `Of ${used.length} styled components, these have no rules: ${unknown.join(', ')}.`,
  );
const sheet = new ServerStyleSheet();
for (const component of components)
  renderToStaticMarkup(sheet.collectStyles(createElement(component, { as: 'div' })));
const css = byComponent(sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, ''));
const buildId = readFileSync(inRoot('.next', 'BUILD_ID'), 'utf8');
writeFileSync(inRoot('.next', 'static', buildId, 'styles.css'), css);
process.exit(0);
