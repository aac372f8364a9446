export type Env = Record<string, string | undefined>;

export class EnvError extends Error {
  constructor(name: string, takes: string, got: string | undefined) {
    super(
      `${name} ${takes}${got === undefined || got === '' ? ' (it is not set)' : `, not "${got}"`}`,
    );
    this.name = 'EnvError';
  }
}

export function optional(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value ? value : undefined;
}

export function text(env: Env, name: string, fallback: string): string {
  return optional(env, name) ?? fallback;
}

export function integer(
  env: Env,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = optional(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new EnvError(name, `must be a whole number from ${min} to ${max}`, value);
  }
  return number;
}

export const port = (env: Env, name: string, fallback: number): number =>
  integer(env, name, fallback, 1, 65_535);

export function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = optional(env, name);
  if (value === undefined) return fallback;
  if (['1', 'true', 'yes', 'on'].includes(value.toLowerCase())) return true;
  if (['0', 'false', 'no', 'off'].includes(value.toLowerCase())) return false;
  throw new EnvError(name, 'must be true or false', value);
}

export function choice<const T extends readonly string[]>(
  env: Env,
  name: string,
  values: T,
  fallback: T[number],
): T[number] {
  const value = optional(env, name);
  if (value === undefined) return fallback;
  if (!values.includes(value))
    throw new EnvError(name, `must be one of ${values.join(', ')}`, value);
  return value;
}

export function url(env: Env, name: string, schemes: readonly string[]): URL | undefined {
  const value = optional(env, name);
  if (value === undefined) return undefined;
  const takes = `must be a ${schemes.join(' or ')} address`;
  const refused = new EnvError(name, takes, value.replace(/\/\/[^/]*@/, '//…@'));
  if (!URL.canParse(value)) throw refused;
  const parsed = new URL(value);
  if (!schemes.includes(parsed.protocol.replace(':', ''))) throw refused;
  return parsed;
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the site runs on this machine, where local defaults are allowed. */
export const isLocal = (siteUrl: string): boolean =>
  LOCAL_HOSTS.includes(new URL(siteUrl).hostname);
