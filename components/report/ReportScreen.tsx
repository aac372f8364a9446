import { useRouter } from 'next/router';
import { Button } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import { copy } from './copy';
import { PlainForm, type PlainReport } from './PlainForm';
import { Page, Sheet } from './Report.styles';

const loadForm = () => import('./LoadedForm');

export interface ReportScreenProps {
  plain: PlainReport;
}

/** Browsers fetch the form; without JavaScript they have a plain one, which only the server draws. */
export function ReportScreen({ plain }: ReportScreenProps) {
  const { query, isReady } = useRouter();
  const { module, failed, retry } = useModule(loadForm, true);
  return (
    <Page>
      <h1>{copy.title}</h1>
      <p className="lead">{copy.lead}</p>
      <Sheet>
        <noscript>{typeof window === 'undefined' && <PlainForm plain={plain} />}</noscript>
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
