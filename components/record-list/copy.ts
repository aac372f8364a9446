export const copy = {
  back: (name: string) => `${name}: rating and proof`,
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  data: 'All of it as data (JSON)',
} as const;
