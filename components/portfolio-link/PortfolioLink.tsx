import { Link } from '@/components/ui';
import { useFlag } from '@/lib/flags/useFlag';
import { routes } from '@/lib/routes';

interface PortfolioLinkProps {
  listed?: boolean;
  onLeave: () => void;
}

/** With the flag only (specification §2). Render it in an open menu: it loads the polling client. */
export function PortfolioLink({ listed = false, onLeave }: PortfolioLinkProps) {
  if (!useFlag('portfolio')) return null;
  const link = (
    <Link
      href={routes.portfolio}
      data-item
      className={listed ? 'row' : undefined}
      onClick={onLeave}
    >
      Portfolio
    </Link>
  );
  return listed ? <li>{link}</li> : link;
}
