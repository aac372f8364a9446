import { useFlag } from '@/lib/flags/useFlag';
import { useModule } from '@/lib/hooks/useModule';
import type { PortfolioItemProps } from './PortfolioItem';

const load = () => import('./PortfolioItem');

/**
 * With the flag only (specification §2); without it, nothing of it is fetched. Render it in an open
 * menu: it loads the polling client.
 */
export function PortfolioLink(props: PortfolioItemProps) {
  const isOn = useFlag('portfolio');
  const { module } = useModule(load, isOn);
  return isOn && module ? <module.PortfolioItem {...props} /> : null;
}
