import { copy } from './copy';
import { Part } from './Part';

export function RecomputePart({ siteUrl }: { siteUrl: string }) {
  return (
    <Part id="recompute">
      <p>{copy.recompute.lead}</p>
      <pre>{copy.recompute.score(siteUrl)}</pre>
      <p>{copy.recompute.note}</p>
      <pre>{copy.recompute.hash(siteUrl)}</pre>
      <p>{copy.recompute.history}</p>
    </Part>
  );
}
