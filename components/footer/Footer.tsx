import Link from 'next/link';
import styled from 'styled-components';
import { Brand, Wrap } from '@/components/ui';
import { routes } from '@/lib/routes';
import { color, media } from '@/styles/theme';
import { copy } from './copy';

const Band = styled.footer`
  margin-top: 72px; background: ${color.night}; color: ${color.nightInk2}; border-top: 3px solid ${color.brass}; font-size: 14px;
  .grid { display: grid; grid-template-columns: 2fr 1fr 1fr; gap: 32px; padding-block: 40px; }
  a { color: ${color.nightInk}; } li a { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none; }
  li a:hover { text-decoration: underline; }
  h2 { font: 600 12px/1.4 inherit; font-family: inherit; font-size: 12px; letter-spacing: 0.08em; text-transform: uppercase; }
  .end { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 32px; border-top: 1px solid ${color.nightLine}; padding-block: 12px; font-size: 13px; }
  .end ul { display: flex; flex-wrap: wrap; gap: 0 24px; }
  ${media.phone} { .grid { grid-template-columns: 1fr 1fr; } .grid > :first-child { grid-column: 1 / -1; } }
`;

const COLUMNS = [
  { title: copy.explore, links: [[`${routes.home}#leaderboard`, copy.leaderboard], [`${routes.home}?rated=yes`, copy.rated]] },
  { title: copy.learn, links: [[routes.methodology, copy.methodology], [routes.openApi, copy.api]] },
] as const;

const LEGAL = [[routes.terms, copy.terms], [routes.privacy, copy.privacy]] as const;

/** The page's end: where to go, and what this site is not. The current year comes from the page's own build or request. */
export function Footer({ year }: { year: number | null }) {
  return (
    <Band>
      <Wrap>
        <div className="grid">
          <div><Brand /><p>{copy.claim}</p></div>
          {COLUMNS.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>{column.links.map(([href, label]) => <li key={href}>{href.startsWith('/api') ? <a href={href}>{label}</a> : <Link href={href}>{label}</Link>}</li>)}</ul>
            </nav>
          ))}
        </div>
        <div className="end">
          <p>© {year === null ? '' : `${year} `}Plumbline. {copy.notAdvice}</p>
          <nav aria-label={copy.legal}><ul>{LEGAL.map(([href, label]) => <li key={href}><Link href={href} prefetch={false}>{label}</Link></li>)}</ul></nav>
        </div>
      </Wrap>
    </Band>
  );
}
