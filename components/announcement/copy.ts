export const copy = { label: 'Announcement', more: 'More', close: 'Close announcement' } as const;
