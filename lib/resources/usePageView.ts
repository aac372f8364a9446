import { useEffect } from 'react';
import { countPageView } from '@/lib/api/projects';

export function usePageView(projectId: string): void {
  useEffect(() => {
    countPageView(projectId).catch(() => undefined);
  }, [projectId]);
}
