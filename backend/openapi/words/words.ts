/** A sentence for each property. */
export type Words<Row> = { readonly [Name in keyof Row]-?: string };
