/**
 * With an image CDN: auto format, fit max, width, optional quality (specification §7). Otherwise
 * our own copy, unchanged.
 */
export function logoUrl(logo: string, width: number, quality?: number): string {
  const path = logo.split('/').map(encodeURIComponent).join('/');
  const cdn = process.env.NEXT_PUBLIC_IMAGE_CDN_URL;
  if (!cdn) return `/logos/${path}`;
  const query = new URLSearchParams({ auto: 'format', fit: 'max', w: String(width) });
  if (quality !== undefined) query.set('q', String(quality));
  return `${cdn.replace(/\/$/, '')}/${path}?${query.toString()}`;
}
