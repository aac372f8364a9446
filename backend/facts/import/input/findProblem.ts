import { JsonProblem, locateJson, type Place } from '../../../streams/locateJson';
import { inFile, type ElementScanner, type RawText } from './ElementScanner';

/** Where an item's text stops being JSON, if it does. */
export function findProblem(raw: RawText): (Place & { problem: string }) | undefined {
  try {
    locateJson(raw.text);
    return undefined;
  } catch (error) {
    if (error instanceof JsonProblem)
      return { ...inFile(error.place, raw), problem: error.message };
    if (error instanceof SyntaxError)
      return { line: raw.line, column: raw.column, problem: 'is not JSON' };
    throw error;
  }
}

/**
 * Of an array that broke its parser, which gave `index` elements. It may have read whole ones that
 * it gave to nobody.
 */
export function whyBroken(index: number, elements: ElementScanner): string {
  const words = (whole: number, problem: string, { line, column }: Place): string =>
    `The input is not valid JSON beyond element ${whole}: it ${problem} (line ${line}, column ${column}).`;
  const rest = elements.rest();
  for (const [at, raw] of rest.entries()) {
    const found = findProblem(raw);
    if (found) return words(index + at, found.problem, found);
  }
  const { sign, place } = elements.last();
  const found = sign === undefined ? 'it ends' : `there is ${JSON.stringify(sign)}`;
  const wanted = sign === undefined ? 'a comma or ]' : 'the end';
  return words(index + rest.length, `is not valid JSON: ${found} where ${wanted} should be`, place);
}
