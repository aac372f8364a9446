import { day } from '@/lib/format/dates';

/** 25 Nov 2026, 11:20 UTC. */
export const time = (instant: string): string => `${day(instant)}, ${instant.slice(11, 16)} UTC`;
