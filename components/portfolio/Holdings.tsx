import { Ruler } from '@/components/ui';
import { Panel } from '@/components/ui/page';
import { chainName } from '@/contracts/chain/chains';
import type {
  ControlReach,
  HeldProject,
  Holding,
  Portfolio,
  PortfolioSummary,
} from '@/contracts/portfolio/portfolio';
import { duration, percent } from '@/lib/format/numbers';
import { copy } from './copy';
import { dollars } from './dollars';
import { ProjectCell } from './ProjectCell';
import { RatingCell } from './RatingCell';
import { shortAmount } from '@/lib/format/shortAmount';

function ControlWords({ control: { state, people, delaySeconds } }: { control: ControlReach }) {
  if (state !== 'people' || people === null)
    return copy.control[state === 'people' ? 'unknown' : state];
  return (
    <>
      {copy.control.people(people)}
      {delaySeconds !== null && (
        <small>{delaySeconds === 0 ? copy.noDelay : copy.delay(duration(delaySeconds))}</small>
      )}
    </>
  );
}

function Amount({ holding: { amount, symbol, chain, value } }: { holding: Holding }) {
  return (
    <div className="amount">
      {amount === null ? `${symbol}: ${copy.amountUnknown}` : `${shortAmount(amount)} ${symbol}`}
      <small>
        {chainName(chain)}
        {value !== null && `, ${dollars(value)}`}
      </small>
    </div>
  );
}

interface RowProps {
  held: HeldProject;
  holdings: readonly Holding[];
  hasAlerts: boolean;
  basis: PortfolioSummary['basis'];
}

function HoldingRow({ held, holdings, hasAlerts, basis }: RowProps) {
  const { project, share, value, control, alerts } = held;
  return (
    <tr>
      <th scope="row">
        <ProjectCell project={project} />
      </th>
      <RatingCell project={project} />
      <td>
        <Ruler score={project.score} possible={project.possible} size="row" />
      </td>
      <td data-label={copy.columns.amount}>
        {holdings.map((holding) => (
          <Amount key={holding.token} holding={holding} />
        ))}
      </td>
      <td data-label={copy.columns.share}>
        {basis === 'value' && value === null ? copy.noPrice : percent(share)}
      </td>
      <td data-label={copy.columns.control}>
        <ControlWords control={control} />
      </td>
      {hasAlerts && <td data-label={copy.columns.alerts}>{alerts}</td>}
    </tr>
  );
}

/** One row a project, with all its tokens. */
export function Holdings({ portfolio }: { portfolio: Portfolio }) {
  const { projects, holdings, summary } = portfolio;
  const hasAlerts = projects.some(({ alerts }) => alerts !== null);
  const { project, rating, ruler, amount, share, control, alerts } = copy.columns;
  const names = [project, rating, ruler, amount, share, control, ...(hasAlerts ? [alerts] : [])];
  return (
    <Panel>
      <table className="stack">
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {projects.map((held) => (
            <HoldingRow
              key={held.project.id}
              held={held}
              holdings={holdings.filter((one) => one.project === held.project.id)}
              hasAlerts={hasAlerts}
              basis={summary?.basis ?? 'projects'}
            />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
