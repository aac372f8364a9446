import styled from 'styled-components';
import { MEDIA } from '@/styles/tokens';
import { copy } from './copy';
import { openDrawer, useDrawerOpen } from './drawerStore';
import { loadDrawerAhead } from './loadDrawer';

const Opener = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: -12px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  @media ${MEDIA.desktop} {
    display: none;
  }
`;

/** Below desktop width. */
export function DrawerButton() {
  const open = useDrawerOpen();
  return (
    <Opener
      data-needs-scripts
      type="button"
      aria-label={copy.open}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={loadDrawerAhead}
      onFocus={loadDrawerAhead}
      onClick={(event) => openDrawer(event.currentTarget)}
    >
      <svg width="20" height="16" viewBox="0 0 20 16" aria-hidden="true">
        <path d="M0 2h20M0 8h20M0 14h20" stroke="currentColor" strokeWidth="2" />
      </svg>
    </Opener>
  );
}
