/** Empty outside a build (tests). */
export function sentHeaders(): Record<string, string> {
  const written = JSON.parse(process.env.SENT_HEADERS ?? '[]') as { key: string; value: string }[];
  return Object.fromEntries(written.map(({ key, value }) => [key, value]));
}
