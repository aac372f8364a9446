type QueryValue = string | string[];

const toText = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value);

/** As a query string brings it. */
export const toQuery = (values: object): Record<string, QueryValue> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]): [string, QueryValue] => [
        name,
        Array.isArray(value) ? value.map(toText) : toText(value),
      ]),
  );
