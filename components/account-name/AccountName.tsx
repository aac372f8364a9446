import { useModule } from '@/lib/hooks/useModule';

const load = () => import('./NameLine');

interface AccountNameProps {
  account: string;
  /** Whether the menu is open. */
  shown: boolean;
}

/** The display name above the address. Loaded and asked for with the open menu. */
export function AccountName({ account, shown }: AccountNameProps) {
  const { module } = useModule(load, shown);
  return module ? <module.NameLine account={account} /> : null;
}
