import * as yup from 'yup';
import { ARTICLE_TAGS, type ArticleTag } from '@/lib/articles/articles';

const DESCRIPTION_MAX = 160;
const TITLE_MAX = 100;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (day: string | undefined): boolean =>
  day !== undefined &&
  DAY.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);
const line = (max: number) =>
  yup
    .string()
    .strict()
    .trim('must not begin or end with spaces')
    .required('is required')
    .max(max, `must have at most ${max} characters`);

export const articleSchema = yup
  .object({
    title: line(TITLE_MAX),
    description: line(DESCRIPTION_MAX),
    date: line(10).test('day', 'must be a day, YYYY-MM-DD', isDay),
    author: line(80),
    tags: yup
      .array(
        yup
          .string<ArticleTag>()
          .strict()
          .required('is required')
          .oneOf(
            ARTICLE_TAGS,
            `must be one of ${ARTICLE_TAGS.join(', ')} (lib/articles/articles.ts)`,
          ),
      )
      .required('is required')
      .min(1, 'must name at least one tag')
      .test('once', 'must name each tag once', (tags) => new Set(tags).size === tags?.length),
    /** Of the rating method whose figures it quotes, once another is in force. */
    method: yup
      .string()
      .strict()
      .matches(/^\d+\.\d+$/, 'must be a version, such as 1.0'),
  })
  .noUnknown('has fields that no article has: ${unknown}')
  .strict();
