/** robots.txt by RFC 9309: the group that names us, else that of everybody; the longest rule wins. */

const AGENT = 'plumbline';

interface Group {
  agents: string[];
  rules: { isAllowed: boolean; path: string }[];
}

/** No more is read, as RFC 9309 allows. */
const MOST = 500 * 1024;

function readGroups(text: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of text.slice(0, MOST).split(/\r?\n/)) {
    const [before = ''] = line.split('#', 1);
    const colon = before.indexOf(':');
    const field = before.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = before.slice(colon + 1).trim();
    if (field === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)!.agents.push(value.toLowerCase());
    } else if ((field === 'allow' || field === 'disallow') && value !== '')
      groups.at(-1)?.rules.push({ isAllowed: field === 'allow', path: value });
    isNaming = field === 'user-agent' || (field === '' && isNaming);
  }
  return groups;
}

/** `*` stands for anything, `$` for the end. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length || pattern.at(-2) === '*';
}

export function mayRead(robots: string, path: string): boolean {
  const groups = readGroups(robots);
  const named = groups.filter(({ agents }) => agents.includes(AGENT));
  const ours = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  const [longest] = ours
    .flatMap(({ rules }) => rules)
    .filter((rule) => matches(rule.path, path))
    .sort((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed));
  return longest?.isAllowed ?? true;
}
