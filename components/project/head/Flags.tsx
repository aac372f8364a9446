import type { Flag } from '@/contracts/ratings/verdict';
import { statedWords } from '@/lib/format/evidence';
import { signalAnchor } from '../constants';
import { copy } from '../copy';

function FlagItem({
  flag: { kind, text, signalId, evidence },
  proofs,
}: {
  flag: Flag;
  proofs: ReadonlySet<string>;
}) {
  return (
    <li className={kind}>
      <svg width="10" height="10" viewBox="0 0 10 10" role="img" aria-label={copy.flag[kind]}>
        <circle cx="5" cy="5" r="4" />
      </svg>
      <span>
        {signalId !== null && proofs.has(signalId) ? (
          <a href={`#${signalAnchor(signalId)}`}>{text}</a>
        ) : (
          text
        )}{' '}
        {evidence && (
          <small>
            {evidence.title}, {statedWords(evidence)}
          </small>
        )}
      </span>
    </li>
  );
}

/** Found (filled) or not shown (hollow), beside what the answers say. */
export function Flags({
  flags,
  proofs,
}: {
  flags: readonly Flag[];
  /** Ids of the signals on the page; a gate has no proof of its own. */
  proofs: ReadonlySet<string>;
}) {
  if (flags.length === 0) return null;
  return (
    <ul className="flags">
      {flags.map((flag) => (
        <FlagItem key={flag.id} flag={flag} proofs={proofs} />
      ))}
    </ul>
  );
}
