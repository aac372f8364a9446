export const copy = {
  watch: 'Watch',
  watching: 'Watching',
  /** Begins with the word that is seen. */
  named: (word: string, name: string) => `${word} ${name}`,
} as const;
