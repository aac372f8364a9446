import styled from 'styled-components';
import { SearchBox } from '@/components/search';
import { Brand, Wrap } from '@/components/ui';
import { useScrolledPast } from '@/lib/hooks/useScrolledPast';
import { color, media } from '@/styles/theme';
import { AccountControl } from './AccountControl';
import { bannerThreshold, nothingToPass } from './banner';
import { NavLinks } from './NavLinks';

const Bar = styled.header`
  position: sticky; top: 0; z-index: 45; background: ${color.surface}; border-bottom: 1px solid ${color.line};
  .row { display: flex; align-items: center; gap: 20px; min-height: 64px; }
  .search { margin-left: auto; width: 260px; visibility: hidden; }
  &[data-search='true'] .search { visibility: visible; }
  &[data-over='true'] { position: fixed; left: 0; right: 0; visibility: hidden; transform: translateY(-100%); transition: transform 0.3s ease-out, visibility 0.3s; }
  &[data-over='true'][data-shown='true'] { visibility: visible; transform: none; }
  ${media.phone} {
    .row { flex-wrap: wrap; gap: 0 8px; padding-block: 4px; }
    .search { order: 4; width: 100%; padding-bottom: 8px; }
    nav { margin: 0 0 0 auto; } .word { display: none; }
  }
`;

interface HeaderProps {
  /** The home layout: hidden until the banner is scrolled past (§2). */
  home: boolean;
}

/** The shared header. On a page without a banner there is nothing to scroll past, so that the search box always shows. */
export function Header({ home }: HeaderProps) {
  const shown = useScrolledPast(home ? bannerThreshold : nothingToPass) || !home;
  return (
    <Bar data-over={home} data-shown={shown} data-search={shown} aria-hidden={!shown}>
      <Wrap className="row" data-narrow>
        <Brand />
        <NavLinks label="Main" />
        <div className="search"><SearchBox variant="nav" slashKey={shown} /></div>
        <AccountControl />
      </Wrap>
    </Bar>
  );
}
