import { Link } from '@/components/ui';
import { LongRead } from '@/components/ui/page';
import type { DataState } from '@/contracts/open-data/dataState';
import { DATA_STATE_PATH } from '@/contracts/paths';
import { day } from '@/lib/format/dates';
import { rareRoutes } from '@/lib/rareRoutes';
import { copy } from './copy';
import { EndingsPart } from './EndingsPart';
import { RecordedPart } from './RecordedPart';
import { SignalsPart } from './SignalsPart';
import { SourcesPart } from './SourcesPart';
import { StatesPart } from './StatesPart';

export interface DataStateScreenProps {
  data: DataState;
}

/** What is ours, shown as ours: gaps and overdue checks. */
export function DataStateScreen({ data }: DataStateScreenProps) {
  const { asOf, demonstrationAsOf, methodVersion } = data;
  return (
    <LongRead>
      <div className="top">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <p className="version">
          {copy.asOf(methodVersion, day(asOf))} · <a href={DATA_STATE_PATH}>{copy.openData}</a> ·{' '}
          <Link href={rareRoutes.corrections()}>{copy.corrections}</Link>
        </p>
        {demonstrationAsOf !== null && (
          <p className="version">{copy.demonstration(day(demonstrationAsOf))}</p>
        )}
      </div>
      <RecordedPart data={data} />
      <StatesPart data={data} />
      <SourcesPart sources={data.sources} />
      <EndingsPart id="overdue" words={copy.overdue} endings={data.overdue} />
      <EndingsPart id="soon" words={copy.soon} endings={data.endsSoon} />
      <SignalsPart signals={data.signals} />
    </LongRead>
  );
}
