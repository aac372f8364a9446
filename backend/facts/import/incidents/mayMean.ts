import type { ProjectState } from '../store/load';
import { slugify } from '../text/slug';
import { runTogether, toRuns } from '../text/words';

/** `name`: all words run together. */
interface Named {
  name: string;
  runs: ReadonlySet<string>;
}

export const toNamed = (name: string): Named => ({ name: runTogether(name), runs: toRuns(name) });

/**
 * Whether a victim may be the project: its name has the project's name, the first word of that or
 * the name of a token among its words, or is a part of the project's name. Lists name victims by
 * product.
 */
export function mayMean({ project, aliases, tokens }: ProjectState): (victim: Named) => boolean {
  const own = [project.name, project.id, ...aliases];
  const whole = [...own, ...tokens.flatMap(({ name }) => name ?? [])].map(runTogether);
  const first = own.flatMap((name) => slugify(name).replace(/^the-/, '').split('-', 1));
  const keys = [...whole, ...first].filter((key) => key.length > 1);
  const parts = new Set(own.flatMap((name) => [...toRuns(name)]));
  return ({ name, runs }) => parts.has(name) || keys.some((key) => runs.has(key));
}
