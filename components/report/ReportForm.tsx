import { Hidden } from '@/components/ui';
import {
  DateField,
  FormMessage,
  RadioField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@/components/ui/forms';
import { lastDay, type ReportPrefill } from '@/contracts/reports';
import { now } from '@/lib/clock';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { ProjectField } from './ProjectField';
import { Trap } from './Report.styles';
import { useReportForm, type ReportFlow } from './useReportForm';

const FIRST_DAY = '2009-01-01';

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

function End({ busy }: { busy: boolean }) {
  const [before, policy] = copy.privacy;
  return (
    <div className="end">
      <SubmitButton ready busy={busy}>
        {copy.submit}
      </SubmitButton>
      <p>
        {before}
        <a href={`${routes.privacy}#reports`} target="_blank" rel="noopener">
          {policy}
          <Hidden>{copy.newTab}</Hidden>
        </a>
      </p>
    </div>
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
      <TextAreaField label={copy.what[kind]} rows={6} required {...bind('what')} />
      <TextAreaField label={copy.links} hint={copy.linksHint} plain required {...bind('links')} />
      <TextField
        type="email"
        label={copy.email}
        hint={copy.emailHint}
        autoComplete="email"
        {...bind('email')}
      />
      <Trap aria-hidden="true">
        <label>
          {copy.trap}
          <input {...flow.field('subject')} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <FormMessage text={flow.message} />
      <End busy={busy} />
      <Hidden role="status">{busy ? copy.sending : ''}</Hidden>
    </form>
  );
}
