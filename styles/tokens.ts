/** The source of the look: GlobalStyle and all themes derive from it. */

export const PALETTE = {
  light: {
    paper: '#f7f5f0',
    surface: '#fffefb',
    sunk: '#efece4',
    ink: '#14181f',
    ink2: '#4b5361',
    ink3: '#646c79',
    line: '#dcd7ca',
    line2: '#e9e5da',
    control: '#8d8778',
    lost: '#efc9c3',
    link: '#1f4fbf',
    mark: '#f6e3b4',
    danger: '#a9273a',
    // White text on a letter chip has at least 4.5:1. Bands: AAA to C.
    aaa: '#0f7a55',
    aa: '#257a50',
    a: '#47772c',
    bbb: '#7d6a0f',
    bb: '#a55c0c',
    b: '#b8431f',
    c: '#a9273a',
    unrated: '#646c79',
    up: '#257a50',
    down: '#a9273a',
  },
  dark: {
    paper: '#0f141b',
    surface: '#161d27',
    sunk: '#1c2531',
    ink: '#eef0f3',
    ink2: '#b9c0cb',
    ink3: '#929baa',
    line: '#2b3543',
    line2: '#232c39',
    control: '#6b7686',
    lost: '#6a3038',
    link: '#8fb1ff',
    mark: '#5a4717',
    danger: '#f08a98',
    aaa: '#0f7a55',
    aa: '#257a50',
    a: '#47772c',
    bbb: '#7d6a0f',
    bb: '#a55c0c',
    b: '#b8431f',
    c: '#a9273a',
    unrated: '#5d6675',
    up: '#5cc492',
    down: '#f08a98',
  },
  /** The same in both themes. */
  night: {
    night: '#10151d',
    night2: '#19212d',
    nightLine: '#2b3543',
    nightInk: '#ffffff',
    nightInk2: '#b4bcc8',
    brass: '#b8862f',
    brass2: '#e2b65b',
    onBrass: '#221803',
  },
  /** Bobs and meters on dark bands, brighter than the chips. */
  bands: {
    aaa: '#1c9a6d',
    aa: '#35a56f',
    a: '#72b24e',
    bbb: '#c4ab2c',
    bb: '#dd8a33',
    b: '#e06a45',
    c: '#d9566a',
  },
} as const;

export const FONT = {
  display: 'var(--font-display), Georgia, serif',
  ui: 'var(--font-ui), system-ui, sans-serif',
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const;

export const WIDTH = { content: 1200, gutter: 24, gutterPhone: 16 } as const;
export const RADIUS = { control: 4, card: 6 } as const;
/** Phones below 700 px; tablets below 1040 px, the room the leaderboard's table needs. */
export const MEDIA = {
  phone: '(max-width: 699px)',
  tablet: '(max-width: 1039px)',
  desktop: '(min-width: 1040px)',
} as const;
export const MOTION = { overlay: '0.3s ease-out', line: '0.4s ease-out' } as const;
