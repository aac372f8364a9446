import { destination, pino } from 'pino';

/**
 * Says lines to the person at the terminal, whatever the log's level is: one JSON object a line on standard output with the words in
 * `console`, which `npm start` and `npm run dev` tell in words (scripts/lib/backendLine.mjs).
 */
export function createConsole(fileDescriptor: number | string = 1): (line: string) => void {
  const lines = pino(
    {
      level: 'info',
      base: undefined,
      timestamp: false,
      formatters: { level: (level) => ({ level }) },
    },
    destination({ dest: fileDescriptor, sync: true }),
  );
  return (line) => lines.info({ console: line });
}
