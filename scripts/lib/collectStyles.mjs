/** `node scripts/lib/collectStyles.mjs`, after `next build`: writes the style sheet of all pages. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inRoot } from './root.mjs';

const require = createRequire(import.meta.url);
const { byComponent } = require('../../server/framework/styles/byComponent.cjs');
const PACKAGE = 'styled-components';
const IS_STYLED = /componentId:"sc-/;
const server = inRoot('.next', 'server');

/** In the order of their definition, which is that of their rules. */
const components = [];

const API = /[\\/]pages[\\/]api[\\/]/;
const filesBelow = (folder) =>
  readdirSync(join(server, folder), { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => join(server, folder, file));

const isBuilder = (value) => typeof value === 'function' && 'withConfig' in value;

const record = (builder) =>
  new Proxy(builder, {
    apply(target, self, given) {
      const made = Reflect.apply(target, self, given);
      components.push(made);
      return made;
    },
    get: (target, key) =>
      key === 'withConfig' ? (options) => record(target.withConfig(options)) : target[key],
  });

function recorded(real) {
  const styled = new Proxy(real.default, {
    apply: (target, self, given) => record(Reflect.apply(target, self, given)),
    get: (target, key) => (isBuilder(target[key]) ? record(target[key]) : target[key]),
  });
  return { ...real, __esModule: true, styled, default: styled };
}

/** Every module of the server's bundles that defines a component, whichever page loads it. */
function evaluateModules() {
  const load = Module._load;
  const real = require(PACKAGE);
  const stand = recorded(real);
  Module._load = (request, ...rest) => (request === PACKAGE ? stand : load(request, ...rest));
  const runtime = require(`${server}/webpack-runtime.js`);
  for (const file of filesBelow('chunks')) runtime.C(require(file));
  for (const file of filesBelow('pages').filter((path) => !API.test(path))) require(file);
  for (const [id, define] of Object.entries(runtime.m))
    if (IS_STYLED.test(define.toString())) runtime(id);
  return real;
}

const { ServerStyleSheet } = evaluateModules();
const sheet = new ServerStyleSheet();
for (const component of components)
  renderToStaticMarkup(sheet.collectStyles(createElement(component, { as: 'div' })));
const css = byComponent(sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, ''));
if (components.length === 0) throw new Error('No styled component was found in the build.');
const buildId = readFileSync(inRoot('.next', 'BUILD_ID'), 'utf8');
writeFileSync(inRoot('.next', 'static', buildId, 'styles.css'), css);
process.exit(0);
