import type { FastifyInstance } from 'fastify';
import { readSurvey, uploadSurvey } from '../../../contracts/site/surveyEndpoints';
import { recordUserEvents, toUserEvents } from '../../../contracts/site/userEventEndpoints';
import type { StoreAndClock } from '../../db/store';
import { Problem } from '../../http/problem';
import { route, userRoute } from '../../http/route';
import { countEvents } from './countEvents';
import { findSurvey, saveSurvey } from './surveys';

export function registerUsageRoutes(
  app: FastifyInstance,
  { store: { db }, now }: StoreAndClock,
): void {
  route(app, recordUserEvents, async ({ body }, { ownPage, account, actor }) => {
    if (!ownPage) throw new Problem('forbidden', "Send events from this site's own pages.");
    // What staff do as the user is not what the user does.
    if (actor === undefined) await countEvents(db, toUserEvents(body), account, now());
    return null;
  });
  userRoute(app, uploadSurvey, async ({ body }, { account }) => ({
    survey: await saveSurvey(db, account, body.survey, now()),
  }));
  userRoute(app, readSurvey, async (_, { account }) => ({
    survey: await findSurvey(db, account),
  }));
}
