import { DateField, FormMessage, RadioField, TextField } from '@/components/ui/forms';
import { lastDay } from '@/contracts/reports/reports';
import { now } from '@/lib/clock';
import { routes } from '@/lib/routes';
import { CommonFields, FIRST_DAY, type BoundFields } from './CommonFields';
import { copy } from './copy';
import type { ReportField, ReportValues } from './reportValues';

export interface PlainReport {
  values: ReportValues;
  errors: Record<string, string>;
  /** What is wrong with all of it. */
  message: string | null;
}

const stay = () => undefined;

function bindAll({ values, errors }: PlainReport): BoundFields {
  const field = (name: ReportField) => ({
    ...{ name, value: values[name] },
    ...{ onChange: stay, onBlur: stay },
  });
  return {
    busy: false,
    field,
    bind: (name) => ({ busy: false, error: errors[name], field: field(name) }),
  };
}

/** For browsers without JavaScript: all fields at once, and the page takes what it posts. */
export function PlainForm({ plain }: { plain: PlainReport }) {
  const fields = bindAll(plain);
  const { bind } = fields;
  const isRefused = Object.keys(plain.errors).length > 0;
  return (
    <form method="post" action={routes.report()}>
      <FormMessage text={plain.message ?? (isRefused ? copy.plain.refused : undefined)} />
      <RadioField label={copy.kind} options={copy.kinds} {...bind('kind')} />
      <TextField
        label={copy.project}
        hint={copy.plain.projectHint}
        autoComplete="off"
        words
        required
        {...bind('projectName')}
      />
      <div className="pair">
        <TextField label={copy.about} hint={copy.aboutHint} autoComplete="off" {...bind('about')} />
        <DateField
          label={copy.plain.day}
          hint={copy.plain.dayHint}
          min={FIRST_DAY}
          max={lastDay(new Date(now()))}
          {...bind('occurredOn')}
        />
      </div>
      <CommonFields what={copy.plain.what} {...fields} />
    </form>
  );
}
