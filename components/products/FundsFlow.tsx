import { Link } from '@/components/ui';
import { formatMoney } from '@/contracts/money';
import { day } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import type { FundsExample } from './examples';
import { FlowGraph } from './FlowGraph';
import { FlowTable } from './FlowTable';

export function FundsFlow({ example: { flow, onFile, totals } }: { example: FundsExample }) {
  return (
    <>
      <div className="beside">
        <div className="drawing">
          <FlowGraph flow={flow} />
        </div>
        <FlowTable flow={flow} />
      </div>
      {onFile && (
        <p>
          {copy.onFile}:{' '}
          <Link href={`${routes.project(onFile.id)}#incidents`}>
            {onFile.name}, {onFile.title}
          </Link>
          , {day(onFile.occurredOn)}
          {onFile.lossUsd === null
            ? copy.lossUnknown
            : copy.onFileLoss(formatMoney(onFile.lossUsd))}
          .
        </p>
      )}
      {totals && (
        <p className="note">{copy.totals(totals.incidents, formatMoney(totals.lossUsd))}</p>
      )}
    </>
  );
}
