export const copy = {
  watch: 'Watch',
  watching: 'Watching',
  watchNamed: (name: string) => `Watch ${name}`,
} as const;
