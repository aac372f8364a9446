/**
 * Which Node runs this. Kept apart and in old syntax, so that an old Node reaches the sentence and not a syntax error.
 * 20.19 and 22.12 are the floors of @sentry/nextjs and oxc-parser (docs/decisions/0005): both load ES modules with require().
 */
const FLOORS = { 20: 19, 22: 12 };

export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20 || major === 22) return minor >= FLOORS[major];
  return major > 22;
}

/** Ends the process with one line when Node is too old. */
export function checkNode() {
  if (isSupported(process.versions.node)) return;
  console.error(
    'Plumbline needs Node 20.19 or newer (on the 22 line, 22.12 or newer); this is ' +
      process.versions.node +
      '.',
  );
  process.exit(1);
}
