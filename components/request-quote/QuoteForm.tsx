import { Hidden } from '@/components/ui';
import {
  FormMessage,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@/components/ui/forms';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Trap } from './RequestQuote.styles';
import { useQuoteForm } from './useQuoteForm';

interface QuoteFormProps {
  service: string | undefined;
  note: string | undefined;
}

function AskerFields({ bind }: Pick<ReturnType<typeof useQuoteForm>, 'bind'>) {
  return (
    <div className="pair">
      <TextField label={copy.name} autoComplete="name" words required {...bind('name')} />
      <TextField type="email" label={copy.email} autoComplete="email" required {...bind('email')} />
      <TextField
        label={copy.project}
        autoComplete="organization"
        words
        required
        {...bind('project')}
      />
      <TextField type="url" label={copy.website} autoComplete="url" {...bind('website')} />
    </div>
  );
}

function PrivacyNote() {
  const [before, policy, after] = copy.privacy;
  return (
    <p>
      {before}
      <a href={routes.privacy} target="_blank" rel="noopener">
        {policy}
        <Hidden>{copy.newTab}</Hidden>
      </a>
      {after}
    </p>
  );
}

/** Keeps the draft when closed or refused. */
export function QuoteForm({ service, note }: QuoteFormProps) {
  const form = useQuoteForm(service);
  return (
    <form {...form.formProps}>
      <p className="lead" role={note && 'status'}>
        {note ?? copy.lead}
      </p>
      <AskerFields bind={form.bind} />
      <SelectField
        label={copy.service}
        placeholder={copy.chooseService}
        options={copy.services}
        autoComplete="off"
        required
        {...form.bind('service')}
      />
      <TextAreaField label={copy.message} {...form.bind('message')} />
      <Trap aria-hidden="true">
        <label>
          {copy.trap}
          <input {...form.field('subject')} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <FormMessage text={form.message} />
      <div className="end">
        <SubmitButton ready busy={form.busy}>
          {copy.submit}
        </SubmitButton>
        <PrivacyNote />
      </div>
      <Hidden role="status">{form.busy ? copy.sending : ''}</Hidden>
    </form>
  );
}
