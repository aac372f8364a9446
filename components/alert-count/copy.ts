export const copy = {
  unread: 'unread',
  /** More digits do not fit. */
  many: '99+',
} as const;
