import { useModule } from '@/lib/hooks/useModule';
import type { SessionUser } from '@/lib/session/sessionStore';
import { Part, Skeleton } from './Settings.styles';
import { SettingsPart } from './SettingsPart';

const load = () => import('@/components/wallets');

/** With the flag `portfolio` only: its words load with it. */
export function WalletsPart({ user }: { user: SessionUser }) {
  const { module } = useModule(load, true);
  if (module) return <module.ConnectedWallets user={user} Frame={SettingsPart} />;
  return (
    <Part as="div">
      <div />
      <Skeleton data-for="wallets" />
    </Part>
  );
}
