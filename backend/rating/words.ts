import { formatNumber } from './format';

/** A missing template is a blueprint bug and throws. */
export function getWord(rule: { id: string; words: Record<string, string> }, key: string): string {
  const word = rule.words[key];
  if (word === undefined) throw new Error(`${rule.id} has no words for ${key}`);
  return word;
}

/** Injected, so that ratings print money like the rest of the product. */
export type FormatMoney = (usd: number) => string;

export type Params = Readonly<Record<string, string | number>>;

function placeholder(inside: string, params: Params, template: string): string {
  const bar = inside.indexOf('|');
  const value = params[bar < 0 ? inside : inside.slice(0, bar)];
  if (value === undefined) throw new Error(`No value for {${inside}} in "${template}"`);
  if (bar < 0) return typeof value === 'number' ? formatNumber(value) : value;
  const next = inside.indexOf('|', bar + 1);
  return value === 1 ? inside.slice(bar + 1, next) : inside.slice(next + 1);
}

/**
 * `{name}` becomes its value, `{n|one|many}` the word for the count. A missing value throws. Values
 * are never expanded as templates.
 */
export function fill(template: string, params: Params): string {
  let text = '';
  let from = 0;
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
    const close = template.indexOf('}', open);
    text +=
      template.slice(from, open) + placeholder(template.slice(open + 1, close), params, template);
    from = close + 1;
  }
  return text + template.slice(from);
}
