import styled from 'styled-components';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { change } from '@/lib/format/numbers';
import { color } from '@/styles/theme';
import { RAISES_SHOWN, signalAnchor } from '../constants';
import { copy } from '../copy';
import { SideCard } from '../Project.styles';

const Box = styled(SideCard)`
  .note {
    font-size: 13px;
  }
  li {
    padding: 10px 0;
    border-top: 1px solid ${color.line2};
    font-size: 14px;
  }
  ul {
    margin-top: 10px;
  }
  details ul {
    margin-top: 0;
  }
  .gain {
    display: flex;
    gap: 12px;
    justify-content: space-between;
  }
  .gain a {
    font-weight: 600;
    text-decoration: none;
  }
  .gain a:hover {
    text-decoration: underline;
  }
  .gain b {
    flex: none;
    font-weight: 600;
    color: ${color.up};
  }
  small {
    display: block;
    font-size: 13px;
    color: ${color.ink2};
  }
  summary {
    cursor: pointer;
    padding: 10px 0 4px;
    font-size: 14px;
    border-top: 1px solid ${color.line2};
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    .gain a {
      position: relative;
      padding-block: 12px;
      margin-block: -12px;
    }
    summary {
      padding-block: 12px;
    }
  }
`;

type Raise = ProjectDetail['raises'][number];

function Item({ raise: { signalId, name, improvement, gain } }: { raise: Raise }) {
  return (
    <li>
      <span className="gain">
        <a href={`#${signalAnchor(signalId)}`}>{name}</a>
        <b>{change(gain)}</b>
      </span>
      <small>{improvement}</small>
    </li>
  );
}

export function Raises({ raises }: { raises: readonly Raise[] }) {
  const rest = raises.slice(RAISES_SHOWN);
  return (
    <Box aria-labelledby="raises-title">
      <h2 id="raises-title">{copy.raises}</h2>
      <p className="note">{raises.length === 0 ? copy.raisesNone : copy.raisesNote}</p>
      <ul>
        {raises.slice(0, RAISES_SHOWN).map((raise) => (
          <Item key={raise.signalId} raise={raise} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>{copy.more(rest.length)}</summary>
          <ul>
            {rest.map((raise) => (
              <Item key={raise.signalId} raise={raise} />
            ))}
          </ul>
        </details>
      )}
    </Box>
  );
}
