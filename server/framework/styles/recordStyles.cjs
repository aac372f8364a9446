const isComponent = (value) => Boolean(value?.styledComponentId);

function assertStatic(given) {
  for (const piece of given.flat(Infinity))
    if (typeof piece === 'function' && !isComponent(piece))
      throw new Error(`A style depends on props, which browsers do not work out: ${piece}`);
}

/** @returns the builder, which adds what it makes to `components` */
const record = (builder, components) =>
  new Proxy(builder, {
    apply(target, self, given) {
      assertStatic(given);
      const made = Reflect.apply(target, self, given);
      components.push(made);
      return made;
    },
    get(target, key) {
      if (key === 'attrs') throw new Error('A styled component has attrs, which browsers lack.');
      return key === 'withConfig'
        ? (options) => record(target.withConfig(options), components)
        : target[key];
    },
  });

/**
 * A stand-in for styled-components that remembers every component it makes, in order, and offers
 * only what names.ts does in browsers.
 * @param {typeof import('styled-components')} real
 * @returns {{ stand: object, components: object[] }} using `stand` throws an Error for a style that
 * depends on props, for attrs, and for a second global style, which a browser could not add later
 */
exports.recordStyles = function recordStyles(real) {
  const components = [];
  let globals = 0;
  const styled = new Proxy(real.default, {
    apply: (target, self, given) => record(Reflect.apply(target, self, given), components),
    get: (target, key) =>
      typeof target[key] === 'function' && 'withConfig' in target[key]
        ? record(target[key], components)
        : target[key],
  });
  const stand = {
    __esModule: true,
    default: styled,
    ServerStyleSheet: real.ServerStyleSheet,
    css(...given) {
      assertStatic(given);
      return real.css(...given);
    },
    createGlobalStyle(...given) {
      assertStatic(given);
      globals += 1;
      if (globals > 1) throw new Error('There is a second global style; use html:has(&) instead.');
      return real.createGlobalStyle(...given);
    },
  };
  return { stand, components };
};
