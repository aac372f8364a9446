/** Tables of Markdown, with cells as plain text. */

export type Row = Record<string, string>;

/** Links keep their text; escapes, code marks and emphasis go. */
const plain = (cell: string): string =>
  cell
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(.)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();

const toCells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
    .map(plain);

const isRule = (line: string): boolean => /^[\s|:-]+$/.test(line);

function toRows([head = '', rule = '', ...body]: string[]): Row[] {
  if (!isRule(rule)) return [];
  const names = toCells(head).map((name) => name.toLowerCase());
  return body
    .filter((line) => !isRule(line))
    .map((line) => {
      const cells = toCells(line);
      return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    });
}

/** The rows of every table that has all of these columns, by lower-case column. */
export function rowsWith(markdown: string, columns: readonly string[]): Row[] {
  const tables: string[][] = [[]];
  for (const line of markdown.split('\n')) {
    if (line.trimStart().startsWith('|')) tables.at(-1)!.push(line);
    else if (tables.at(-1)!.length > 0) tables.push([]);
  }
  return tables
    .map(toRows)
    .filter(([first]) => first !== undefined && columns.every((name) => name in first))
    .flat();
}
