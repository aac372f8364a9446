import { PageHead } from '@/components/app';
import { datedCopy as copy, DatedRating, NoRating } from '@/components/dated-rating';
import type { DatedPageProps } from '@/server/pages/datedRatingProps';

export { datedRatingProps as getServerSideProps } from '@/server/pages/datedRatingProps';

/** Of the past: not for search engines. */
export default function DatedRatingPage(props: DatedPageProps) {
  const { name } = props.project;
  const at = props.kind === 'rating' ? props.rating.cited.ratedAt : props.on;
  const title = props.kind === 'rating' ? copy.title(name, at) : copy.titleNone(name, at);
  return (
    <>
      <PageHead title={title} description={copy.description(name, at)} />
      {props.kind === 'rating' ? <DatedRating {...props} /> : <NoRating {...props} />}
    </>
  );
}
