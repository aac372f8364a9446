import { Link } from '@/components/ui';
import { formatMoney } from '@/contracts/money';
import { day } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import type { FundsExample } from './examples';
import { FlowGraph } from './FlowGraph';
import { FlowTable } from './FlowTable';

export function FundsFlow({ example: { flow, recorded, totals } }: { example: FundsExample }) {
  return (
    <>
      <div className="beside">
        <div className="drawing">
          <FlowGraph flow={flow} />
        </div>
        <FlowTable flow={flow} />
      </div>
      {recorded && (
        <p>
          {copy.sameIncident}:{' '}
          <Link href={`${routes.project(recorded.id)}#incidents`}>
            {recorded.name}, {recorded.title}
          </Link>
          , {day(recorded.occurredOn)}
          {recorded.lossUsd === null
            ? copy.lossUnknown
            : copy.incidentLoss(formatMoney(recorded.lossUsd))}
          .
        </p>
      )}
      {totals && (
        <p className="note">{copy.totals(totals.incidents, formatMoney(totals.lossUsd))}</p>
      )}
    </>
  );
}
