/** Why a chain could not be read. It names hosts; addresses of servers carry keys. */
export class ChainFailure extends Error {
  override name = 'ChainFailure';
  constructor(
    readonly outcome: 'limited' | 'unreachable' | 'malformed' | 'refused',
    message: string,
    /** The server asks for a pause of so long. */
    readonly pauseMs = 0,
  ) {
    super(message);
  }
}

/** The look may ask no more. What it has found stands. */
export class Spent extends ChainFailure {
  override name = 'Spent';
  constructor() {
    super('refused', 'the look may ask no more');
  }
}

/** Whether it was done before the look could ask no more. @throws all but Spent */
export async function wasDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Spent) return false;
    throw error;
  }
}

/** The last two labels: what stands before them may be a key. */
export function hostOf(url: string): string {
  const { hostname, host } = new URL(url);
  const isAddress = /^[\d.]+$|^\[|^localhost$/.test(hostname);
  return isAddress ? host : hostname.split('.').slice(-2).join('.');
}
