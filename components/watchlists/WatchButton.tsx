import { useCallback } from 'react';
import styled from 'styled-components';
import { useHydrated } from '@/lib/hooks/useHydrated';
import { useIdle } from '@/lib/hooks/useIdle';
import { useShared } from '@/lib/sharedValue';
import { loadStars, pressStar } from '@/lib/watch/pressStar';
import { stars } from '@/lib/watch/starStore';
import { color, radius } from '@/styles/theme';
import { copy } from './copy';
import { Star } from './Star';

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  min-height: 44px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink2};
  font-weight: 550;
  font-size: 14px;
  cursor: pointer;
  &[data-words='true'] {
    padding: 0 14px;
    border-color: ${color.control};
    background: ${color.surface};
    color: ${color.ink};
  }
  &:hover {
    color: ${color.ink};
  }
`;

interface WatchButtonProps {
  id: string;
  name: string;
  /** With its word beside the star. */
  words?: boolean;
  className?: string;
}

/** One press, shown at once. Reserves its space until scripts run. */
export function WatchButton({ id, name, words = false, className }: WatchButtonProps) {
  const hydrated = useHydrated();
  const watched = useShared(stars).ids.has(id);
  const word = watched ? copy.watching : copy.watch;
  useIdle(useCallback(() => void loadStars().catch(() => undefined), []));
  return (
    <Press
      type="button"
      className={className}
      aria-pressed={watched}
      aria-label={copy.named(word, name)}
      title={word}
      data-words={words}
      style={hydrated ? undefined : { visibility: 'hidden' }}
      onClick={() => void pressStar({ id, name }).catch(() => undefined)}
    >
      <Star filled={watched} />
      {words && word}
    </Press>
  );
}
