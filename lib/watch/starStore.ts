import { MESSAGES } from '@/lib/errors/catalogue';
import { notify } from '@/lib/notices/notices';
import { sharedValue } from '@/lib/sharedValue';

export interface Stars {
  /** Projects in this browser's list, or in any list of the account. */
  ids: ReadonlySet<string>;
  /** Whose; undefined until read. */
  of: 'browser' | 'account' | undefined;
}

/** Small, as every page has it; followStars fills it. */
export const stars = sharedValue<Stars>({ ids: new Set(), of: undefined });

const loadFollowing = () => import('./followStars');
let following: ReturnType<typeof loadFollowing> | undefined;

/** Once for the tab; after a failure the next use tries again. */
export function loadStars(): ReturnType<typeof loadFollowing> {
  following ??= loadFollowing().catch((error: unknown) => {
    following = undefined;
    throw error;
  });
  return following;
}

/** Shows at once, and takes it back with a message where it fails. */
export async function pressStar(project: { id: string; name: string }): Promise<void> {
  const watched = !stars.get().ids.has(project.id);
  const loaded = await loadStars().catch(() => undefined);
  if (!loaded) return notify('error', navigator.onLine ? MESSAGES.unknown : MESSAGES.offline);
  await loaded.watch(project, watched);
}
