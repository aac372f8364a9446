import { WithdrawConsent } from '@/components/cookie-consent';
import { Link, ThemeSwitch, Wrap } from '@/components/ui';
import { PAGES_ID, type NavigationLink } from '@/lib/navigation';
import { routes } from '@/lib/routes';
import type { ShellProps } from '@/lib/shell';
import { COLUMNS, LEGAL } from './constants';
import { copy } from './copy';
import { FollowColumn } from './FollowColumn';
import { Band } from './Footer.styles';
import { useYear } from './useYear';
import { Wordmark } from './Wordmark';

const Links = ({ links }: { links: readonly NavigationLink[] }) => (
  <ul>
    {links.map(({ href, label }) => (
      <li key={href}>
        {href.startsWith('/api') ? <a href={href}>{label}</a> : <Link href={href}>{label}</Link>}
      </li>
    ))}
  </ul>
);

/**
 * The copyright line is rendered twice (§2), because it moves on phones. CSS hides one, also from
 * screen readers.
 */
export function Footer({ year, social }: Pick<ShellProps, 'year' | 'social'>) {
  const shown = useYear(year);
  return (
    <Band id={PAGES_ID}>
      <Wrap>
        <div className="grid">
          <div>
            <Link className="brand" href={routes.home} aria-label={copy.home}>
              <Wordmark />
            </Link>
            <p className="claim">{copy.claim}</p>
            <p className="note">{copy.notAdvice}</p>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <Links links={links} />
            </nav>
          ))}
          <FollowColumn social={social} />
        </div>
        <div className="end">
          <p className="copyright desktop">{copy.copyright(shown)}</p>
          <nav aria-label={copy.legal}>
            <Links links={LEGAL} />
          </nav>
          <WithdrawConsent className="opener" />
          <ThemeSwitch />
          <p className="copyright phone">{copy.copyright(shown)}</p>
        </div>
      </Wrap>
    </Band>
  );
}
