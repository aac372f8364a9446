import { LongRead } from '@/components/ui/page';
import type { PublicMethod } from '@/contracts/ratings/method';
import { METHODOLOGY_PATH } from '@/contracts/paths';
import { day } from '@/lib/format/dates';
import { CalculatorPart } from './CalculatorPart';
import { ChangelogPart } from './ChangelogPart';
import { SECTIONS } from './constants';
import { copy } from './copy';
import { EvidencePart } from './EvidencePart';
import { GatesPart } from './GatesPart';
import { LettersPart } from './LettersPart';
import { LifetimesPart } from './LifetimesPart';
import { Places } from './Methodology.styles';
import { MinutePart } from './MinutePart';
import { ProfilesPart } from './ProfilesPart';
import { RecomputePart } from './RecomputePart';
import { SignalsPart } from './SignalsPart';
import { SumPart } from './SumPart';
import { WeightsPart } from './WeightsPart';

export interface MethodologyScreenProps {
  method: PublicMethod;
  siteUrl: string;
}

const ContentsList = () => (
  <Places aria-labelledby="contents-title">
    <p id="contents-title">{copy.contents}</p>
    <ul>
      {SECTIONS.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>
        </li>
      ))}
    </ul>
  </Places>
);

/** Renders the method from the rules that calculate scores. */
export function MethodologyScreen({ method, siteUrl }: MethodologyScreenProps) {
  const date = method.changelog.find((entry) => entry.version === method.version)?.date;
  return (
    <LongRead>
      <div className="top">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <p className="version">
          {copy.version(method.name, date && day(date))} ·{' '}
          <a href={`${METHODOLOGY_PATH}?version=${encodeURIComponent(method.version)}`}>
            {copy.openData}
          </a>
        </p>
      </div>
      <div className="columns">
        <ContentsList />
        <div>
          <MinutePart method={method} />
          <WeightsPart method={method} />
          <SignalsPart method={method} />
          <LettersPart letters={method.letters} />
          <GatesPart method={method} />
          <LifetimesPart method={method} />
          <ProfilesPart method={method} />
          <SumPart method={method} />
          <EvidencePart method={method} />
          <RecomputePart siteUrl={siteUrl} />
          <ChangelogPart method={method} />
          <CalculatorPart off={method.off} />
        </div>
      </div>
    </LongRead>
  );
}
