import { LongRead } from '@/components/ui/page';
import type { PublicMethod } from '@/contracts/ratings/method';
import { METHODOLOGY_PATH } from '@/contracts/paths';
import { day } from '@/lib/format/dates';
import { percent } from '@/lib/format/numbers';
import { CalculatorPart } from './CalculatorPart';
import { ChangelogPart } from './ChangelogPart';
import { SECTIONS } from './constants';
import { copy } from './copy';
import { Definitions } from './Definitions';
import { EvidencePart } from './EvidencePart';
import { Folded } from './Folded.styles';
import { GatesPart } from './GatesPart';
import { LettersPart } from './LettersPart';
import { LifetimesPart } from './LifetimesPart';
import { Places } from './Methodology.styles';
import { Part } from './Part';
import { SignalsPart } from './SignalsPart';
import { SumPart } from './SumPart';
import { WeightsPart } from './WeightsPart';

function MinutePart({ method }: { method: PublicMethod }) {
  const { categories, signals, gates, knownFrom } = method;
  const ids = new Set<string>(categories.map((category) => category.id));
  const names = categories.map(({ name, weight }) => `${name} (${weight}%)`);
  const listed =
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
      : names.join('');
  const asked = signals.filter(({ category, profile }) => ids.has(category) && profile === null);
  return (
    <Part id="minute">
      <ol className="text">
        <li>{copy.minute.sum(asked.length, listed)}</li>
        <li>{copy.minute.parts}</li>
        <li>{copy.minute.known(percent(knownFrom))}</li>
        <li>{copy.minute.gates(gates.length)}</li>
        <li>{copy.minute.age}</li>
      </ol>
    </Part>
  );
}

function RecomputePart({ siteUrl }: { siteUrl: string }) {
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

function ProfilesPart({ method }: { method: PublicMethod }) {
  const { profiles, signals, categories } = method;
  const categoryName = (id: string) => categories.find((item) => item.id === id)?.name ?? id;
  const addedBy = (profile: string): string =>
    signals
      .filter((signal) => signal.profile === profile)
      .map(({ name, weight, category }) =>
        copy.profiles.signal(name, weight, categoryName(category)),
      )
      .join(', ');
  return (
    <Part id="profiles">
      <p>{copy.profiles.lead}</p>
      <Definitions
        title={copy.profiles.list}
        items={profiles.map(({ id, name, meaning }) => ({
          id,
          name,
          text: `${meaning} ${copy.profiles.adds} ${addedBy(id) || copy.profiles.none}.`,
        }))}
      />
    </Part>
  );
}

export interface MethodologyScreenProps {
  method: PublicMethod;
  siteUrl: string;
}

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
        <Places items={SECTIONS} />
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
