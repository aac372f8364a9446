import { useRouter } from 'next/router';
import { useCallback, useEffect } from 'react';
import { MESSAGES } from '@/lib/errors/catalogue';
import { useIdle } from '@/lib/hooks/useIdle';
import { useMedia } from '@/lib/hooks/useMedia';
import { useModule } from '@/lib/hooks/useModule';
import { notify } from '@/lib/notices/notices';
import { MEDIA } from '@/styles/tokens';
import { closeDrawer, useDrawerOpen } from './drawerStore';
import { loadDrawer, loadDrawerAhead } from './loadDrawer';

export function Drawer() {
  const open = useDrawerOpen();
  const wide = useMedia(MEDIA.desktop);
  const { events } = useRouter();
  useIdle(
    useCallback(() => {
      if (!window.matchMedia(MEDIA.desktop).matches) loadDrawerAhead();
    }, []),
  );
  const { module, failed } = useModule(loadDrawer, open);
  useEffect(() => {
    events.on('routeChangeStart', closeDrawer);
    events.on('hashChangeStart', closeDrawer);
    return () => {
      events.off('routeChangeStart', closeDrawer);
      events.off('hashChangeStart', closeDrawer);
    };
  }, [events]);
  useEffect(() => {
    if (wide) closeDrawer();
  }, [wide]);
  useEffect(() => {
    if (!failed) return;
    closeDrawer();
    notify('error', MESSAGES.unknown);
  }, [failed]);
  return module ? <module.DrawerDialog open={open} /> : null;
}
