import type { ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { COMPARE_MAX } from '@/contracts/limits';
import { RequestError } from '@/lib/errors/RequestError';
import { letOthersRead } from '../../http/otherSites';
import { findCompared } from '../compared';
import { parseCompareQuery } from '../compareQuery';
import { remember } from '../remember';
import { drawComparison } from './drawCard';
import { sendNoPicture, sendNoPictureNow, sendPicture } from './sendPicture';

const FRESH_MS = 600_000;

const cardOf = remember(FRESH_MS, async (ids) => {
  const { projects } = await findCompared(ids.split(','));
  return projects.length === 0 ? undefined : drawComparison(projects);
});

/** GET /compare/card.png: drawn once in ten minutes. */
export async function sendComparisonCard(
  query: ParsedUrlQuery,
  response: ServerResponse,
): Promise<void> {
  letOthersRead(response);
  const { ids } = parseCompareQuery(query);
  if (ids.length === 0) return sendNoPicture(response);
  try {
    const png = await cardOf(ids.slice(0, COMPARE_MAX).join(','));
    return png ? sendPicture(png, response) : sendNoPicture(response);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return sendNoPictureNow(response);
  }
}
