/** Sentences from the blueprint's templates. */
import { formatNumber } from './format';

/** A template of a rule by its key; a missing one is a mistake in the blueprint and throws. */
export function wordOf(rule: { id: string; words: Record<string, string> }, key: string): string {
  const word = rule.words[key];
  if (word === undefined) throw new Error(`${rule.id} has no words for ${key}`);
  return word;
}

/** US dollars in words. The caller brings it, so that a rating prints money as the rest of the product does. */
export type FormatMoney = (usd: number) => string;

export type Params = Readonly<Record<string, string | number>>;

/** What stands for the inside of one pair of braces: `name`, or `n|one|many`. */
function placeholder(inside: string, params: Params, template: string): string {
  const bar = inside.indexOf('|');
  const value = params[bar < 0 ? inside : inside.slice(0, bar)];
  if (value === undefined) throw new Error(`No value for {${inside}} in "${template}"`);
  if (bar < 0) return typeof value === 'number' ? formatNumber(value) : value;
  const next = inside.indexOf('|', bar + 1);
  return value === 1 ? inside.slice(bar + 1, next) : inside.slice(next + 1);
}

/**
 * Fills a template: `{name}` becomes its value (numbers with thousands separated), `{n|one|many}` the word for the count.
 * A placeholder without a value is a mistake in the blueprint and throws. What is filled in is never read as a template.
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
