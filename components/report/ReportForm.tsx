import { Hidden } from '@/components/ui';
import { DateField, RadioField, TextField } from '@/components/ui/forms';
import { lastDay, type ReportPrefill } from '@/contracts/reports/reports';
import { now } from '@/lib/clock';
import { CommonFields, FIRST_DAY } from './CommonFields';
import { copy } from './copy';
import { ProjectField } from './ProjectField';
import { useReportForm, type ReportFlow } from './useReportForm';

function MissingFields({ bind }: ReportFlow) {
  return (
    <TextField label={copy.project} autoComplete="off" words required {...bind('projectName')} />
  );
}

function ListedFields({ flow }: { flow: ReportFlow }) {
  const { bind, values } = flow;
  const isIncident = values.kind !== 'wrong-fact';
  return (
    <>
      <ProjectField flow={flow} />
      <div className="pair">
        <TextField label={copy.about} hint={copy.aboutHint} autoComplete="off" {...bind('about')} />
        <DateField
          label={copy.occurredOn[isIncident ? 'incident' : 'wrong-fact']}
          min={FIRST_DAY}
          max={lastDay(new Date(now()))}
          required={isIncident}
          {...bind('occurredOn')}
        />
      </div>
    </>
  );
}

/** What is typed stays when it is refused, and after a reload. */
export function ReportForm({ prefill }: { prefill: ReportPrefill }) {
  const flow = useReportForm(prefill);
  const { bind, busy, values } = flow;
  const kind = copy.kinds.find(({ value }) => value === values.kind)?.value ?? 'incident';
  return (
    <form {...flow.formProps}>
      <RadioField label={copy.kind} options={copy.kinds} {...bind('kind')} />
      {kind === 'missing-project' ? <MissingFields {...flow} /> : <ListedFields flow={flow} />}
      <CommonFields what={copy.what[kind]} {...flow} />
      <Hidden role="status">{busy ? copy.sending : ''}</Hidden>
    </form>
  );
}
