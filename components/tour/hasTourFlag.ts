/** Specification §2: query flag tour=true. */
export const hasTourFlag = (address: string): boolean =>
  new URLSearchParams(address.split('#')[0]!.split('?')[1]).get('tour') === 'true';
