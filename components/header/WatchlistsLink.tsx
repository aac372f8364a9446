import { Link } from '@/components/ui';
import { WATCHLISTS } from '@/lib/navigation';

/** On phones, the drawer has it. */
export const WatchlistsLink = () => <Link href={WATCHLISTS.href}>{WATCHLISTS.label}</Link>;
