import startEmbedded from '../testing/startPostgres';
import stopEmbedded from '../testing/stopPostgres';

/** An address, or `embedded` to start a server here; undefined means PGlite. */
export async function startPostgresFor(
  setting: string | undefined,
): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  if (!setting) return undefined;
  if (setting !== 'embedded') return { url: setting, stop: async () => undefined };
  await startEmbedded();
  return { url: process.env.TEST_DATABASE_URL ?? '', stop: stopEmbedded };
}
