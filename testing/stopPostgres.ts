import { dropDatabase } from './postgres';

export default async function stopPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_TEMPLATE) await dropDatabase(process.env.TEST_DATABASE_TEMPLATE);
  const server = (globalThis as { __postgres?: { stop(): Promise<void> } }).__postgres;
  await server?.stop();
}
