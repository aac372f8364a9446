import { EXPORT_PATH, fillPath } from '@/contracts/paths';
import type { ApiGuide } from '@/lib/apiGuide';
import { routes } from '@/lib/routes';
import { copy, FORMATS } from './copy';

const MEDIA = { csv: 'text/csv', ndjson: 'application/x-ndjson' };

/** A Dataset of schema.org: the exports, with their license. */
export const datasetData = ({ license, version }: ApiGuide, siteUrl: string): object => ({
  '@type': 'Dataset',
  name: 'Plumbline ratings',
  description: copy.description,
  url: `${siteUrl}${routes.developers}`,
  version,
  license: license.url,
  isAccessibleForFree: true,
  creator: { '@type': 'Organization', name: 'Plumbline', url: `${siteUrl}/` },
  distribution: copy.exports.tables.flatMap(([table]) =>
    FORMATS.map((format) => ({
      '@type': 'DataDownload',
      name: `${table}.${format}`,
      encodingFormat: MEDIA[format],
      contentUrl: `${siteUrl}${fillPath(EXPORT_PATH, { file: `${table}.${format}` })}`,
    })),
  ),
});
