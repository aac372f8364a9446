import { copy } from './copy';
import { Folded } from './Folded.styles';
import { Part } from './Part';

export function RecomputePart({ siteUrl }: { siteUrl: string }) {
  return (
    <Part id="recompute">
      <p>{copy.recompute.lead}</p>
      <Folded>
        <summary>{copy.recompute.commands}</summary>
        <pre>{copy.recompute.score(siteUrl)}</pre>
        <pre>{copy.recompute.hash(siteUrl)}</pre>
        <p>
          {copy.recompute.note} {copy.recompute.history}
        </p>
      </Folded>
    </Part>
  );
}
