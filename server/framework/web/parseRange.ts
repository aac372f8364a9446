const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * @returns `all` for a header not supported (several parts too), `none` for a part outside the file
 */
export function parseRange(
  header: string,
  size: number,
): { first: number; last: number } | 'all' | 'none' {
  const [, from = '', to = ''] = ONE_RANGE.exec(header) ?? [];
  if (from === '' && to === '') return 'all';
  if (from === '') {
    const first = Math.max(size - Number(to), 0);
    return first < size ? { first, last: size - 1 } : 'none';
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return 'all';
  return first < size ? { first, last } : 'none';
}
