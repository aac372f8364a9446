/** In page order; the id is the anchor. */
export const SECTIONS = [
  { id: 'start', label: 'First calls' },
  { id: 'calls', label: 'Addresses' },
  { id: 'pages', label: 'Pages and filters' },
  { id: 'exports', label: 'Whole tables' },
  { id: 'browser', label: 'From a web page' },
  { id: 'limits', label: 'Limits and caching' },
  { id: 'webhooks', label: 'Webhooks' },
  { id: 'errors', label: 'Errors' },
  { id: 'license', label: 'License' },
  { id: 'stability', label: 'What stays the same' },
  { id: 'schemas', label: 'Fields' },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

export const callAnchor = (id: string): string => `call-${id}`;
export const schemaAnchor = (name: string): string => `schema-${name}`;
