import { destination, pino } from 'pino';

/**
 * Writes to the terminal at any log level: JSON lines with `console`, which
 * scripts/lib/backendLine.mjs prints as text.
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
