function toRegExp(pattern: string): RegExp {
  const parts = pattern.replace(/^\/|\/$/g, '').split(/(\*\*\/|\*\*|\*|\?)/);
  const source = parts
    .map((part) => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      return part === '?' ? '[^/]' : part.replace(/[.+^$()|[\]{}\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}(?:/.*)?$`);
}

/**
 * As Docker reads it: patterns from the context's root, the last one that matches decides.
 * @returns whether a path of the context stays out of it
 */
export function dockerIgnore(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({
      isOut: !line.startsWith('!'),
      pattern: toRegExp(line.replace(/^!/, '')),
    }));
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isOut ?? false;
}
