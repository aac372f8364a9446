import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { WithdrawConsent } from '@/components/cookie-consent';
import { ExternalLink, Link, ThemeSwitch, Wrap } from '@/components/ui';
import { now } from '@/lib/clock';
import { PAGES_ID, type NavigationLink } from '@/lib/navigation';
import { routes } from '@/lib/routes';
import { SOCIAL_KINDS, type ShellProps, type SocialPages } from '@/lib/shell';
import { color, font } from '@/styles/theme';
import { ChatCode } from './ChatCode';
import { BRAND_SIZE, COLUMNS, LEGAL } from './constants';
import { copy } from './copy';
import { Band } from './Footer.styles';
import { SocialIcon } from './SocialIcon';

function FollowColumn({ social }: { social: SocialPages }) {
  const kinds = SOCIAL_KINDS.filter((kind) => social[kind]);
  if (kinds.length === 0) return null;
  return (
    <nav aria-label={copy.follow}>
      <h2>{copy.follow}</h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            {kind === 'chatApp' ? (
              <ChatCode address={social[kind]!} />
            ) : (
              <ExternalLink href={social[kind]!}>
                <SocialIcon kind={kind} />
                <span>{copy.social[kind]}</span>
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const yearNow = () => new Date(now()).getUTCFullYear();
const never = () => () => undefined;

/** The server's year, or without one the browser's after hydration. */
function useYear(made: number | null): number | null {
  const read = useSyncExternalStore(never, yearNow, () => null);
  return made ?? read;
}

const Name = styled.text`
  font: 500 20px ${font.display};
  letter-spacing: -0.01em;
`;

/** Decorative: the surrounding link has the name. */
function Wordmark() {
  return (
    <svg {...BRAND_SIZE} viewBox="0 0 168 40" aria-hidden="true">
      <path d="M0 9h22" stroke="currentColor" strokeWidth="3" />
      <path d="M11 9v12" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5 20h12l-6 12z" fill={color.brass2} />
      <Name x="34" y="26" fill="currentColor">
        Plumbline
      </Name>
    </svg>
  );
}

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
