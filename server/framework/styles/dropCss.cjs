const { parse } = require('next/dist/compiled/acorn');

const PACKAGE = 'styled-components';
/** Helpers whose result is only ever a style. */
const STYLES_ONLY = ['css', 'createGlobalStyle'];

function* nodesIn(node) {
  if (Array.isArray(node)) for (const item of node) yield* nodesIn(item);
  else if (typeof node?.type === 'string') {
    yield node;
    for (const value of Object.values(node)) if (typeof value === 'object') yield* nodesIn(value);
  }
}

const importedNames = (program) =>
  program.body
    .filter((node) => node.type === 'ImportDeclaration' && node.source.value === PACKAGE)
    .flatMap(({ specifiers }) => specifiers)
    .filter(
      ({ type, imported }) => type === 'ImportSpecifier' && STYLES_ONLY.includes(imported.name),
    )
    .map(({ local }) => local.name);

const isWithConfig = (node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.name === 'withConfig';

/**
 * A webpack loader for the browser's modules, behind the compiler that gives each styled component
 * its id: removes the CSS from `styled.div.withConfig({ componentId })(…)`, `css(…)` and
 * `createGlobalStyle(…)`.
 */
module.exports = function dropCss(source) {
  if (!source.includes(PACKAGE)) return source;
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const helpers = importedNames(program);
  const isStyle = (callee) =>
    isWithConfig(callee) || (callee.type === 'Identifier' && helpers.includes(callee.name));
  const cuts = [];
  for (const node of nodesIn(program)) {
    if (node.type === 'CallExpression' && isStyle(node.callee))
      cuts.push([node.callee.end, node.end]);
    if (node.type === 'TaggedTemplateExpression' && isStyle(node.tag))
      cuts.push([node.tag.end, node.end]);
  }
  return cuts
    .sort(([a], [b]) => b - a)
    .reduce((text, [from, to]) => `${text.slice(0, from)}()${text.slice(to)}`, source);
};
