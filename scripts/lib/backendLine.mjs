/** Meant for people: startup progress, and mail printed to the console. */
const WORDS = ['progress', 'console'];

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

export function backendLine(line) {
  if (!line.startsWith('{') || !WORDS.some((name) => line.includes(`"${name}":`))) return line;
  const fields = parsed(line);
  return WORDS.map((name) => fields[name]).find((words) => typeof words === 'string') ?? line;
}
