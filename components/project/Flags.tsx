import styled from 'styled-components';
import type { Flag } from '@/contracts/verdict';
import { statedWords } from '@/lib/format/evidence';
import { color } from '@/styles/theme';
import { signalAnchor } from './constants';
import { copy } from './copy';

const List = styled.ul`
  grid-area: flags;
  padding-bottom: 6px;
  li {
    display: flex;
    gap: 12px;
    padding: 9px 0;
    border-top: 1px solid ${color.line2};
    font-size: 14px;
    line-height: 1.45;
  }
  svg {
    flex: none;
    margin-top: 5px;
    fill: none;
    stroke: ${color.ink3};
    stroke-width: 2;
  }
  .found svg {
    fill: ${color.danger};
    stroke: ${color.danger};
  }
  small {
    font-size: 13px;
    color: ${color.ink2};
  }
  @media (pointer: coarse) {
    li {
      position: relative;
    }
    a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  @media (forced-colors: active) {
    svg,
    .found svg {
      stroke: CanvasText;
    }
    .found svg {
      fill: CanvasText;
    }
  }
`;

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
    <List>
      {flags.map((flag) => (
        <FlagItem key={flag.id} flag={flag} proofs={proofs} />
      ))}
    </List>
  );
}
