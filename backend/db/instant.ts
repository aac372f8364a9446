import { customType } from 'drizzle-orm/pg-core';

/** ISO 8601 in UTC here, `timestamptz` in the database. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) =>
    new Date(value.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).toISOString(),
});
