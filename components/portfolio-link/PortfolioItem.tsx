import { Link } from '@/components/ui';
import { PORTFOLIO_PAGE } from '@/contracts/portfolio/walletPaths';

export interface PortfolioItemProps {
  listed?: boolean;
  onLeave: () => void;
}

export function PortfolioItem({ listed = false, onLeave }: PortfolioItemProps) {
  const link = (
    <Link href={PORTFOLIO_PAGE} data-item className={listed ? 'row' : undefined} onClick={onLeave}>
      Portfolio
    </Link>
  );
  return listed ? <li>{link}</li> : link;
}
