import { useRouter } from 'next/router';
import { Button } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import { copy } from './copy';
import { Page, Sheet } from './Report.styles';

const loadForm = () => import('./LoadedForm');

export interface ReportScreenProps {
  /** The operator's e-mail address, for visitors without JavaScript. */
  contact: string | null;
}

function WithoutScripts({ contact }: ReportScreenProps) {
  return (
    <noscript>
      <p className="note">
        {copy.withoutScripts}
        {contact !== null && (
          <>
            {' '}
            {copy.writeTo} <a href={`mailto:${contact}`}>{contact}</a>
          </>
        )}
      </p>
    </noscript>
  );
}

/** Prerendered without query and form. */
export function ReportScreen({ contact }: ReportScreenProps) {
  const { query, isReady } = useRouter();
  const { module, failed, retry } = useModule(loadForm, true);
  return (
    <Page>
      <h1>{copy.title}</h1>
      <p className="lead">{copy.lead}</p>
      <Sheet>
        <WithoutScripts contact={contact} />
        {module && isReady ? (
          <module.LoadedForm query={query} />
        ) : (
          <p role="status" data-needs-scripts>
            {failed ? copy.notLoaded : copy.loading}
          </p>
        )}
        {failed && (
          <Button type="button" onClick={retry}>
            {copy.retry}
          </Button>
        )}
      </Sheet>
    </Page>
  );
}
