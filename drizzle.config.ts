import { defineConfig } from 'drizzle-kit';

/** For `npx drizzle-kit generate`, which needs no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/db/schema.ts',
  out: './backend/db/migrations',
});
