import { Address, Panel } from '@/components/ui/page';
import { Part } from './Chain.styles';
import { copy } from './copy';
import type { ContractPart as Shown, FunctionRow, PowerRow } from './types';

function Powers({ powers, isWeakest }: { powers: readonly PowerRow[]; isWeakest: boolean }) {
  if (powers.length === 0) return <p>{copy.noPower}</p>;
  return (
    <Panel>
      <table className="stack">
        <thead>
          <tr>
            <th scope="col">{copy.holder}</th>
            <th scope="col">{copy.power}</th>
            <th scope="col">{copy.wait}</th>
            <th scope="col">{copy.through}</th>
          </tr>
        </thead>
        <tbody>
          {powers.map((power, index) => (
            <tr key={index}>
              <td>
                <strong>{power.holder}</strong>
                {isWeakest && index === 0 && <span className="weakest">{copy.weakest}</span>}
                {power.address && <br />}
                {power.address && <Address address={power.address} url={power.url} />}
              </td>
              <td data-label={copy.power}>
                {power.power}
                {power.reach && <small>{power.reach}</small>}
              </td>
              <td data-label={copy.wait}>{power.wait}</td>
              <td data-label={copy.through}>{power.through ?? copy.directly}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Functions({ rows }: { rows: readonly FunctionRow[] }) {
  return (
    <Panel>
      <table className="stack">
        <thead>
          <tr>
            <th scope="col">{copy.function}</th>
            <th scope="col">{copy.callers}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, who, by, repeat }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td data-label={copy.callers}>
                {who}
                {by && <small>{by}</small>}
                {repeat && (
                  <details>
                    <summary>{copy.repeat}</summary>
                    <code>{repeat}</code>
                  </details>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** One contract: who has power over it, and who can call which function. */
export function ContractPart({ part, isWeakest }: { part: Shown; isWeakest: boolean }) {
  return (
    <Part id={part.address}>
      <h2>{part.name}</h2>
      <p className="where">
        {part.chain}
        <Address address={part.address} url={part.url} />
        {part.block}
      </p>
      {part.holds && <p>{part.holds}</p>}
      {part.pending.map((one) => (
        <p key={one} className="pending">
          {one}
        </p>
      ))}
      <Powers powers={part.powers} isWeakest={isWeakest} />
      {!part.isWhole && <p>{copy.notWhole}</p>}
      {part.functions.length > 0 && (
        <details>
          <summary>{part.functionsNote}</summary>
          <Functions rows={part.functions} />
        </details>
      )}
    </Part>
  );
}
