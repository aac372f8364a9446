import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { choiceOfAnyone, userIfAny } from '../http/guards';
import { VISIT_PATH, VOTE_PATH } from '../paths';
import { votesSchema } from './votes';
import { means, number, projectId, text, yesNo } from '../schemas';

/** GET changes state because §7 says so; prefer POST. */
export const voteByGet = defineEndpoint({
  id: 'voteByGet',
  method: 'GET',
  path: VOTE_PATH,
  safeToRepeat: false,
  guards: [choiceOfAnyone((query) => 'vote' in query)],
  perMinute: 60,
  summary:
    "Read the votes of a project; with `vote` (true or false) cast or change this visitor's vote, from this site's own pages only.",
  query: yup.object({
    id: means(projectId().required(), 'Id of the project.'),
    vote: means(yup.boolean(), 'true or false, to cast or change a vote.'),
  }),
  output: votesSchema,
});

export const vote = defineEndpoint({
  id: 'vote',
  method: 'POST',
  path: VOTE_PATH,
  sameOriginOnly: true,
  guards: [choiceOfAnyone()],
  perMinute: 30,
  summary: "Cast or change this visitor's vote on a project.",
  body: yup
    .object({
      id: means(projectId().required(), 'Id of the project.'),
      vote: yesNo('true: trusts it; false: does not.'),
    })
    .meta({ name: 'VoteRequest' }),
  output: votesSchema,
});

export const averageYesPercentage = defineEndpoint({
  id: 'averageYesPercentage',
  open: true,
  method: 'GET',
  path: '/api/projects/average-yes-percentage',
  cacheSeconds: 30,
  summary:
    'Mean share of yes votes over the projects that have votes, in percent; null before the first vote.',
  output: yup
    .object({
      averageYesPercentage: means(
        yup.number().nullable().defined(),
        'Mean share of yes over the projects, 0 to 100.',
      ),
      averageYesLowerBound: means(
        yup.number().nullable().defined(),
        'Mean of their lower bounds, 0 to 100.',
      ),
      projects: number('Projects with votes.'),
      votes: number('Votes in all.'),
    })
    .meta({ name: 'AverageVotes' }),
});

export const pageView = defineEndpoint({
  id: 'pageView',
  method: 'GET',
  path: '/api/projects/page-view',
  safeToRepeat: false,
  perMinute: 120,
  summary:
    "Counts a view of a project, once per visitor and hour when called from this site's own pages, a few per network, and answers the count.",
  query: yup.object({
    projectId: means(projectId().required(), 'Id of the project.'),
  }),
  output: yup
    .object({ projectId: text('Id of the project.'), views: number('Views so far.') })
    .meta({ name: 'PageViews' }),
});

export const visit = defineEndpoint({
  id: 'visit',
  method: 'POST',
  path: VISIT_PATH,
  sameOriginOnly: true,
  guards: [userIfAny],
  perMinute: 120,
  // Once per visitor and hour is in the store.
  counted: 'in blocks',
  summary:
    'For project pages: counts a view, once per visitor and hour and a few per network, and answers the count and the votes.',
  body: yup
    .object({ projectId: means(projectId().required(), 'Id of the project.') })
    .meta({ name: 'VisitRequest' }),
  output: yup
    .object({
      views: number('Views so far.'),
      votes: means(votesSchema.required(), 'Votes so far.'),
    })
    .meta({ name: 'Visit' }),
});
