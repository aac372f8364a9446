import { useWallets } from '@/lib/resources/useWallets';
import type { SessionUser } from '@/lib/session/sessionStore';
import { WalletsPart, type WalletsPartProps } from './WalletsPart';

interface ConnectedWalletsProps extends Pick<WalletsPartProps, 'Frame'> {
  user: SessionUser;
}

/** With a list of its own, for pages that read nothing of it. */
export function ConnectedWallets({ user, Frame }: ConnectedWalletsProps) {
  const own = useWallets(user.username);
  return <WalletsPart own={own} acting={user.adminId !== undefined} Frame={Frame} />;
}
