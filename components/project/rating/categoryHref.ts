import type { Category } from '@/contracts/vocabulary';
import { routes } from '@/lib/routes';

/**
 * Repeated here because the leaderboard's door would load its whole table; a test keeps the two
 * equal.
 */
export function categoryHref(category?: Category): string {
  return `${routes.home}${category ? `?category=${category}` : ''}#leaderboard`;
}
