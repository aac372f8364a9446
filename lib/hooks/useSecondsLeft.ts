import { useEffect, useState } from 'react';
import { now } from '@/lib/clock';

const SECOND = 1_000;

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - now()) / SECOND));

/**
 * Whole seconds until a moment (ms), counted down each second; 0 once it has passed. The moment is fixed: give the component another
 * key for another one.
 */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setLeft(secondsUntil(until)), SECOND);
    return () => clearInterval(timer);
  }, [until, running]);
  return left;
}
