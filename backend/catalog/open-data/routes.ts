import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { readDataLicense, type DataLicense } from '../../../contracts/open-data/dataLicense';
import { exportData } from '../../../contracts/endpoints';
import {
  EXPORT_MEDIA,
  type Dataset,
  type ExportFormat,
} from '../../../contracts/open-data/openData';
import { MINUTE_MS, toDay } from '../../../contracts/time';
import type { StoreAndClock } from '../../db/store';
import { createLane } from '../../http/lane';
import { Problem } from '../../http/problem';
import { route, Streamed } from '../../http/route';
import { ratingTime } from '../projects';
import { parseInstant } from '../../ratings';
import { DATASET_LINES } from './datasets';
import type { Since } from './linesOf';

/** More would take the store from other readers. */
const AT_ONCE = { running: 3, waiting: 0 };
/** A reader who is slower than this is cut off. */
const LONGEST_MS = 15 * MINUTE_MS;

function parseSince(dataset: string, since: string | undefined): Since {
  if (since === undefined) return {};
  if (dataset !== 'changes')
    throw new Problem('invalid-input', 'Some input is not valid.', {
      fields: [{ path: 'query.since', message: 'is for changes only' }],
    });
  return /^\d+$/.test(since) ? { id: Number(since) } : { from: parseInstant(since) };
}

export interface OpenDataNeeds extends StoreAndClock {
  /** Unset: a local site. */
  siteUrl?: string;
  dataLicense?: DataLicense;
}

export function registerOpenDataRoutes(
  app: FastifyInstance,
  {
    store,
    now,
    siteUrl = 'http://localhost:3000',
    dataLicense = readDataLicense({}),
  }: OpenDataNeeds,
): void {
  const inLane = createLane(AT_ONCE);

  route(app, exportData, async ({ params: { file }, query }) => {
    const [dataset, format] = file.split('.') as [Dataset, ExportFormat];
    const since = parseSince(dataset, query.since);
    const asOf = toDay(await ratingTime(store.db, now()));
    const about = { asOf, siteUrl, license: dataLicense.url };
    const lines = await new Promise<Readable>((begin, refuse) => {
      inLane(async () => {
        const stream = Readable.from(DATASET_LINES[dataset](store.db, format, about, since));
        const late = setTimeout(() => stream.destroy(new Error('read too slowly')), LONGEST_MS);
        begin(stream);
        await finished(stream)
          .catch(() => undefined)
          .finally(() => clearTimeout(late));
      }).catch(refuse);
    });
    const name = `plumbline-${dataset}-${toDay(now())}.${format}`;
    return new Streamed(lines, {
      'content-type': EXPORT_MEDIA[format],
      'content-disposition': `attachment; filename="${name}"`,
    });
  });
}
