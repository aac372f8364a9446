import { Link } from '@/components/ui';
import type { ReportStateAnswer } from '@/contracts/reports/reportState';
import { routes } from '@/lib/routes';
import { stateCopy as copy } from './copy';
import { Page } from './Report.styles';
import { Sheet, Steps } from './State.styles';

export interface StateScreenProps {
  /** Null: this network asked too often. */
  report: ReportStateAnswer | null;
}

const Step = ({ name, at, otherwise }: { name: string; at: string | null; otherwise: string }) => (
  <li data-done={at !== null}>
    <b>{name}</b> {at === null ? otherwise : <time dateTime={at}>{copy.on(at)}</time>}
  </li>
);

function StepList({ report }: { report: ReportStateAnswer }) {
  const { state, receivedAt, checkingSince, closedAt } = report;
  return (
    <Steps>
      <Step name={copy.names.received} at={receivedAt} otherwise="" />
      <Step
        name={copy.names.checking}
        at={checkingSince}
        otherwise={closedAt === null ? copy.pending : copy.skipped}
      />
      <Step
        name={closedAt === null ? copy.decision : copy.names[state]}
        at={closedAt}
        otherwise={copy.pending}
      />
    </Steps>
  );
}

function Facts({ reference, kind, project }: ReportStateAnswer) {
  return (
    <dl>
      <div>
        <dt>{copy.reference}</dt>
        <dd className="reference">{reference}</dd>
      </div>
      <div>
        <dt>{copy.kind}</dt>
        <dd>{copy.kinds[kind]}</dd>
      </div>
      <div>
        <dt>{copy.project}</dt>
        <dd>
          {project ? <Link href={routes.project(project.id)}>{project.name}</Link> : copy.notListed}
        </dd>
      </div>
    </dl>
  );
}

/** Has no word of the reporter. */
export function StateScreen({ report }: StateScreenProps) {
  if (!report)
    return (
      <Page>
        <h1>{copy.busyTitle}</h1>
        <p className="lead">{copy.busy}</p>
      </Page>
    );
  return (
    <Page>
      <h1>{copy.title}</h1>
      <p className="lead">{copy.say[report.state]}</p>
      <Sheet>
        <Facts {...report} />
        {report.answer !== null && (
          <>
            <h2>{copy.answer}</h2>
            <blockquote className="answer">{report.answer}</blockquote>
          </>
        )}
        <h2>{copy.steps}</h2>
        <StepList report={report} />
        <div className="notes">
          <p>{copy.keep}</p>
          <p>{copy.private}</p>
          <p>
            <Link href={routes.report()}>{copy.again}</Link>
          </p>
        </div>
      </Sheet>
    </Page>
  );
}
