/** Ends the PostgreSQL that startPostgres began. */
export default async function stopPostgres(): Promise<void> {
  const server = (globalThis as { __postgres?: { stop(): Promise<void> } }).__postgres;
  await server?.stop();
}
