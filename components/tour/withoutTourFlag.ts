/** Leaves the rest of the address as written. */
export function withoutTourFlag(address: string): string {
  const [, path, query, hash] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address)!;
  const rest = (query ?? '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== 'tour')
    .join('&');
  return `${path}${rest === '' ? '' : `?${rest}`}${hash ?? ''}`;
}
