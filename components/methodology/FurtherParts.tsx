import Link from 'next/link';
import type { PublicMethod } from '@/contracts/method';
import { day } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Sheet } from './Methodology.styles';
import { Part } from './Part';
import { CategoryRules } from './SignalsPart';

/** Tiers of evidence, the hardest to bend first. */
export function EvidencePart({ tiers }: { tiers: PublicMethod['tiers'] }) {
  return (
    <Part id="evidence">
      <p>{copy.evidence.lead}</p>
      <ol className="text">{tiers.map(({ id, name }) => <li key={id}>{name}</li>)}</ol>
      <p>{copy.evidence.aging}</p>
    </Part>
  );
}

/** Market and community: the same kind of rules, and no weight in the score. */
export function ContextPart({ method: { context, signals } }: { method: Pick<PublicMethod, 'context' | 'signals'> }) {
  return (
    <Part id="context">
      <p>{copy.context.lead}</p>
      {context.map((category) => <CategoryRules key={category.id} category={category} signals={signals} hollow />)}
    </Part>
  );
}

export function NeverPart() {
  return (
    <Part id="never">
      <p>{copy.never.lead}</p>
      <ul className="text">{copy.never.items.map((item) => <li key={item}>{item}</li>)}</ul>
    </Part>
  );
}

/** How a stranger gets the same figures. */
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

export function DemonstrationPart() {
  return <Part id="demonstration">{copy.demonstration.map((text) => <p key={text}>{text}</p>)}</Part>;
}

export function PrinciplesPart({ principles }: { principles: PublicMethod['principles'] }) {
  return (
    <Part id="principles">
      <Sheet><dl>{principles.map(({ title, text }) => <div key={title} style={{ display: 'contents' }}><dt>{title}</dt><dd>{text}</dd></div>)}</dl></Sheet>
    </Part>
  );
}

/** Versions of the method, each with its own address. */
export function ChangelogPart({ changelog }: { changelog: PublicMethod['changelog'] }) {
  return (
    <Part id="changelog">
      <p>{copy.changelog.lead}</p>
      <ul className="text">
        {changelog.map(({ version, date, text }) => (
          <li key={version}><Link href={`${routes.methodology}/${encodeURIComponent(version)}`} prefetch={false}>{version}</Link>, {day(date)}: {text}</li>
        ))}
      </ul>
    </Part>
  );
}
