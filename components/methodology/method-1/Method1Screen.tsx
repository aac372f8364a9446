import { Link } from '@/components/ui';
import { Contents, LongRead } from '@/components/ui/page';
import type { PublicMethod1 } from '@/contracts/method1';
import { METHODOLOGY_PATH } from '@/contracts/paths';
import { day } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { ChangelogPart } from './ChangelogPart';
import { SECTIONS } from './constants';
import { ContextPart } from './ContextPart';
import { copy } from './copy';
import { EvidencePart } from './EvidencePart';
import { GatesPart } from './GatesPart';
import { LettersPart } from './LettersPart';
import { MinutePart } from './MinutePart';
import { PrinciplesPart } from './PrinciplesPart';
import { SignalsPart } from './SignalsPart';
import { SumPart } from './SumPart';
import { UnknownPart } from './UnknownPart';

export interface Method1ScreenProps {
  method: PublicMethod1;
}

/** Method 1.0, which ratings published before 2.0 name. */
export function Method1Screen({ method }: Method1ScreenProps) {
  const date = method.changelog.find((entry) => entry.version === method.version)?.date;
  return (
    <LongRead>
      <div className="top">
        <h1>{copy.title}</h1>
        <p className="lead">
          {copy.replaced} <Link href={routes.methodology}>{copy.current}</Link>
        </p>
        <p className="version">
          {copy.version(method.name, date && day(date))} ·{' '}
          <a href={`${METHODOLOGY_PATH}?version=${encodeURIComponent(method.version)}`}>
            {copy.openData}
          </a>
        </p>
      </div>
      <div className="columns">
        <Contents aria-labelledby="contents-title">
          <p id="contents-title">{copy.contents}</p>
          <ul>
            {SECTIONS.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </Contents>
        <div>
          <MinutePart method={method} />
          <SumPart method={method} />
          <SignalsPart method={method} />
          <LettersPart letters={method.letters} />
          <GatesPart gates={method.gates} />
          <UnknownPart method={method} />
          <EvidencePart tiers={method.tiers} />
          <ContextPart method={method} />
          <PrinciplesPart principles={method.principles} />
          <ChangelogPart changelog={method.changelog} />
        </div>
      </div>
    </LongRead>
  );
}
