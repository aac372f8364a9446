import styled from 'styled-components';
import { DrawerButton } from '@/components/drawer';
import { SearchBox } from '@/components/search';
import { Brand, Wrap } from '@/components/ui';
import { useScrolledPast } from '@/lib/hooks/useScrolledPast';
import { color, media } from '@/styles/theme';
import { AccountControl } from './AccountControl';
import { AllPages } from './AllPages';
import { bannerThreshold, nothingToPass } from './banner';
import { Row } from './Header.styles';
import { MainNav } from './MainNav';
import { QuoteButton } from './QuoteButton';

const Bar = styled.header`
  position: sticky;
  top: var(--above-header, 0);
  z-index: 45;
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
  .search {
    visibility: hidden;
  }
  &[data-search='true'] .search {
    visibility: visible;
  }
  &[data-over='true'] {
    position: fixed;
    left: 0;
    right: 0;
    visibility: hidden;
    transform: translateY(-100%);
    transition:
      transform 0.3s ease-out,
      visibility 0.3s;
  }
  &[data-over='true'][data-shown='true'] {
    visibility: visible;
    transform: none;
  }
  /* One row on phones too: the name gives way, and what the search finds is as wide as the page. */
  ${media.phone} {
    .word {
      display: none;
    }
    ${Row} {
      position: relative;
    }
    [role='search'] {
      position: static;
    }
    [role='search'] > .field + div {
      top: calc(100% - 6px);
      right: 0;
      left: 0;
      width: auto;
    }
  }
`;

interface HeaderProps {
  /** Hidden until the banner is scrolled past (§2). */
  home: boolean;
}

export function Header({ home }: HeaderProps) {
  const shown = useScrolledPast(home ? bannerThreshold : nothingToPass) || !home;
  return (
    <Bar data-over={home} data-shown={shown} data-search={shown} aria-hidden={!shown}>
      <Wrap>
        <Row>
          <Brand />
          <MainNav label="Main" />
          <div className="end">
            <div className="search">
              <SearchBox variant="nav" slashKey={shown} />
            </div>
            <QuoteButton />
            <AccountControl />
            <DrawerButton />
            <AllPages />
          </div>
        </Row>
      </Wrap>
    </Bar>
  );
}
