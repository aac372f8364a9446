import type { SocialKind } from '@/lib/shell';
import { ICON_PX } from './constants';

/** Generic strokes on a grid of 20; no brand's logo. */
const STROKES: Record<SocialKind, string> = {
  microblog: 'M3 4h14v9H9l-4 4v-4H3z',
  microblogSecond: 'M3 4h14v9H9l-4 4v-4H3zM6 7h8M6 10h5',
  alerts: 'M4 14h12l-1.5-2.5V8a4.5 4.5 0 0 0-9 0v3.5zM8 17h4',
  chatGroup: 'M2 4h10v7H7l-3 3v-3H2zM9 14h4l3 3v-3h2V7h-3',
  video: 'M2 4h16v12H2zM8.5 7.5v5L12.5 10z',
  blog: 'M5 3h7l3 3v11H5zM8 9h4M8 12h4',
  network: 'M2 7h16v9H2zM7 7V4h6v3M2 11h16',
  chatApp: 'M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2M17 12v2M12 17h2M17 17h0',
};

export function SocialIcon({ kind }: { kind: SocialKind }) {
  return (
    <svg
      width={ICON_PX}
      height={ICON_PX}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={STROKES[kind]} />
    </svg>
  );
}
