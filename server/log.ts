/** No personal data: a code, a reason, an id. */
export function logLine(
  level: 'warn' | 'error',
  fields: Record<string, string | number | undefined>,
): void {
  process.stderr.write(
    `${JSON.stringify({ level, time: new Date().toISOString(), name: 'plumbline-web', ...fields })}\n`,
  );
}
