/** What the backend says to people rather than to whoever reads its log: how far a start is, and mail that nobody sends. */
const WORDS = ['progress', 'console'];

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

/** A line of the backend as the terminal shows it: words for people as they are, everything else as the log line that it is. */
export function backendLine(line) {
  if (!line.startsWith('{') || !WORDS.some((name) => line.includes(`"${name}":`))) return line;
  const fields = parsed(line);
  return WORDS.map((name) => fields[name]).find((words) => typeof words === 'string') ?? line;
}
