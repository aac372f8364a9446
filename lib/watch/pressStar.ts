import { MESSAGES } from '@/lib/errors/catalogue';
import { notify } from '@/lib/notices/notices';
import { stars } from './starStore';

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
