const END_OF_RULES = '/*!sc*/';
/** How styled-components ends a component's rules: its id, and the classes they are for. */
const GROUP = /^\s*data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

/** By class: a class is a hash of its rules. */
const named = new Map();

function nameRules(rules, className, id) {
  const known = named.get(className);
  if (known !== undefined) return known;
  const text = rules.replace(new RegExp(`\\.${className}(?![\\w-])`, 'g'), `.${id}`);
  named.set(className, text);
  return text;
}

/**
 * Rules for a component's id instead of the class that styled-components makes from its CSS, so that
 * a browser without the CSS knows every class.
 * @param {string} sheet what ServerStyleSheet gives, without its tags
 * @throws Error for styles that depend on props: they have more than one class
 */
exports.byComponent = function byComponent(sheet) {
  let rules = '';
  let written = '';
  for (const part of sheet.split(END_OF_RULES)) {
    const [, id, list] = GROUP.exec(part) ?? [];
    if (id === undefined) {
      rules += part.trimStart();
      continue;
    }
    const classes = list.split(',').filter(Boolean);
    const isGlobal = id.startsWith('sc-global');
    if (!isGlobal && classes.length > 1) throw new Error(`The styles of ${id} depend on props.`);
    written += isGlobal ? rules : nameRules(rules, classes[0], id);
    rules = '';
  }
  return written + rules;
};
