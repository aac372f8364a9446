import { EXIT, type CommandIo } from './io';

export type Answer<Row> = { rows: Row[] } | { said: string; done: boolean };

/** @returns the exit code */
export function writeAnswer<Row extends object>(
  { stdout, stderr }: CommandIo,
  answer: Answer<Row>,
  toText: (rows: readonly Row[]) => string,
): number {
  if ('rows' in answer) {
    stdout.write(toText(answer.rows));
    return EXIT.done;
  }
  (answer.done ? stdout : stderr).write(`${answer.said}\n`);
  return answer.done ? EXIT.done : EXIT.failed;
}
