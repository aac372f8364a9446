const END_OF_RULES = '/*!sc*/';
/** How styled-components ends a component's rules: its id, and the classes they are for. */
const GROUP = /^\s*data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

const nameRules = (rules, className, id) =>
  rules.replace(new RegExp(`\\.${className}(?![\\w-])`, 'g'), `.${id}`);

/**
 * Rules for a component's id instead of the class that styled-components makes from its CSS, so that
 * a browser without the CSS knows every class.
 * @param {string} sheet what ServerStyleSheet gives, without its tags
 * @returns {Map<string, string>} by the component's id, in the order of the sheet
 * @throws Error for styles that depend on props: they have more than one class
 */
function rulesByComponent(sheet) {
  const written = new Map();
  let rules = '';
  for (const part of sheet.split(END_OF_RULES)) {
    const [, id, list] = GROUP.exec(part) ?? [];
    if (id === undefined) {
      rules += part.trimStart();
      continue;
    }
    const classes = list.split(',').filter(Boolean);
    const isGlobal = id.startsWith('sc-global');
    if (!isGlobal && classes.length > 1) throw new Error(`The styles of ${id} depend on props.`);
    written.set(id, isGlobal ? rules : nameRules(rules, classes[0], id));
    rules = '';
  }
  return written;
}

exports.rulesByComponent = rulesByComponent;
exports.byComponent = (sheet) => [...rulesByComponent(sheet).values()].join('');
