import type { GetServerSideProps } from 'next';
import type {
  Cited,
  DatedCategory,
  DatedRatingProps,
  DatedWhole,
  NoRatingProps,
} from '@/components/dated-rating';
import { unratedWords } from '@/components/ui';
import { pageSharedFor } from '@/contracts/http/cacheControl';
import { getRating } from '@/contracts/endpoints';
import type { EndpointOutput } from '@/contracts/endpoint';
import type { ProjectDetail } from '@/contracts/projects/projects';
import type { RatingCategory, Signal } from '@/contracts/ratings/rating';
import { instant } from '@/contracts/schemas';
import { toDay } from '@/contracts/time';
import { NotFoundError } from '@/lib/errors/RequestError';
import { pointsWords } from '@/lib/format/points';
import { RATING_STATE_NAMES } from '@/lib/format/ratingStates';
import { rareRoutes } from '@/lib/rareRoutes';
import type { PageProps } from '@/lib/shell';
import { callBackend } from '@/server/backend/backend';
import { findProject } from './findProject';
import { loadShell } from './shell';

type Given = EndpointOutput<typeof getRating>;
export type DatedPageProps = PageProps &
  (({ kind: 'rating' } & DatedRatingProps) | ({ kind: 'none' } & NoRatingProps));

const FRESH_SECONDS = 60;

async function readRatingAt(id: string, at: string): Promise<Given | undefined> {
  try {
    return await callBackend(getRating, { params: { id }, query: { at } });
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

const answersOf = (rating: Given) => ('answers' in rating ? rating.answers : null);

/** Method 1.0 had no states: its ratings without a letter were none. */
function stateWords(rating: Given): string {
  const state = 'state' in rating ? rating.state : 'not-rated';
  if (state !== 'not-rated') return RATING_STATE_NAMES[state].toLowerCase();
  return unratedWords({ answers: answersOf(rating) ?? undefined });
}

function cite({ id, name }: ProjectDetail, rating: Given, siteUrl: string): Cited {
  const { letter, score, ratedAt, methodVersion, factsHash } = rating;
  return {
    projectId: id,
    name,
    state: stateWords(rating),
    ...{ letter, score, ratedAt, methodVersion, factsHash },
    url: `${siteUrl}${rareRoutes.rating(id, ratedAt.slice(0, 10))}`,
  };
}

function drawSignal({ id, name, sentence, state, proven, possible, weight, evidence }: Signal) {
  const [source = null, ...rest] = evidence;
  const isWeighed = state !== 'n/a';
  return {
    ...{ id, name, sentence, source, more: rest.length },
    points: pointsWords(proven, possible),
    weight: isWeighed ? weight / 100 : null,
  };
}

function drawCategory({
  id,
  name,
  score,
  possible,
  weight,
  signals,
}: RatingCategory): DatedCategory {
  const ends = score === null ? '' : [...new Set([score, possible ?? score].map(Math.floor))];
  return { id, name, weight, ends: [ends].flat().join('–'), signals: signals.map(drawSignal) };
}

/** The facts are data: a page has no use for them. */
function drawn(rating: Given): DatedWhole | null {
  if (!('state' in rating)) return null;
  const { state, letter, possibleLetter, letterBefore, score, possible, known } = rating;
  return {
    ...{ state, letter, possibleLetter, letterBefore, score, possible, known },
    capReason: rating.cap?.cap ? rating.cap.reason : null,
    categories: rating.categories.map(drawCategory),
  };
}

/** Days of the ratings right before and after. */
function beside({ history }: ProjectDetail, { ratedAt }: Given) {
  const day = ratedAt.slice(0, 10);
  const days = history.map((point) => point.ratedAt.slice(0, 10));
  return {
    before: days.findLast((other) => other < day) ?? null,
    after: days.find((other) => other > day) ?? null,
  };
}

/** `?at=`: the day of a rating. Any other day leads to the one before. */
export const datedRatingProps: GetServerSideProps<DatedPageProps> = async ({
  params,
  query,
  res,
}) => {
  const at = String(query.at ?? '');
  if (!at || !instant().isValidSync(at)) return { notFound: true };
  const found = await findProject(String(params?.id ?? ''));
  if (found === 'missing') return { notFound: true };
  if ('movedTo' in found)
    return { redirect: { destination: rareRoutes.rating(found.movedTo, at), permanent: true } };
  const { project } = found;
  const { id, name } = project;
  const rating = await readRatingAt(id, at);
  res.setHeader('Cache-Control', pageSharedFor(FRESH_SECONDS));
  if (!rating) {
    res.statusCode = 404;
    const first = project.history[0]?.ratedAt.slice(0, 10) ?? null;
    const on = toDay(new Date(at));
    return { props: { kind: 'none', shell: await loadShell(), project: { id, name }, on, first } };
  }
  const day = rating.ratedAt.slice(0, 10);
  if (at !== day && at !== rating.ratedAt)
    return { redirect: { destination: rareRoutes.rating(id, day), permanent: false } };
  const shell = await loadShell();
  return {
    props: {
      kind: 'rating',
      shell,
      project: { id, name },
      rating: {
        whole: drawn(rating),
        cited: cite(project, rating, shell.siteUrl),
        recordedAt: rating.recordedAt,
        answers: answersOf(rating),
        ...beside(project, rating),
      },
    },
  };
};
