import { useEffect } from 'react';
import { countPageView } from '@/lib/api/projects';

/** Counts this view once the page is shown. A page works without it: a failure says nothing. */
export function usePageView(projectId: string): void {
  useEffect(() => {
    countPageView(projectId).catch(() => undefined);
  }, [projectId]);
}
