import { useEffect } from 'react';
import { countPageView } from '@/lib/api/projects';

/** Counts this view once the page is shown; ignores failures. */
export function usePageView(projectId: string): void {
  useEffect(() => {
    countPageView(projectId).catch(() => undefined);
  }, [projectId]);
}
