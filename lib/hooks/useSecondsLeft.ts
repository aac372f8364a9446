import { useEffect, useState } from 'react';
import { now } from '@/lib/clock';

const SECOND = 1_000;

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - now()) / SECOND));

/** `until` in ms. To change it, change the component's key. */
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
