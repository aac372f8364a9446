import type { Category } from '@/contracts/vocabulary';
import { routes } from '@/lib/routes';

/** The leaderboard, or one category of it. Written here because its own door would load the whole table; a test holds the two equal. */
export function categoryHref(category?: Category): string {
  return `${routes.home}${category ? `?category=${category}` : ''}#leaderboard`;
}
