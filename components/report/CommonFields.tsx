import { Hidden } from '@/components/ui';
import {
  FormMessage,
  SubmitButton,
  TextAreaField,
  TextField,
  type FieldBinding,
} from '@/components/ui/forms';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Trap } from './Report.styles';
import type { ReportField } from './reportValues';

export const FIRST_DAY = '2009-01-01';

export interface BoundFields {
  busy: boolean;
  field: (name: ReportField) => FieldBinding;
  bind: (name: ReportField) => { busy: boolean; error: string | undefined; field: FieldBinding };
}

interface CommonFieldsProps extends BoundFields {
  what: string;
  message?: string;
}

/** What a report of any kind has, and the end of its form. */
export function CommonFields({ what, message, busy, bind, field }: CommonFieldsProps) {
  return (
    <>
      <TextAreaField label={what} rows={6} required {...bind('what')} />
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
          <input {...field('subject')} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <FormMessage text={message} />
      <End busy={busy} />
    </>
  );
}

function End({ busy }: Pick<BoundFields, 'busy'>) {
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
