import { FIELD_MESSAGES } from '@/contracts/fieldMessages';
import { Bar, Sheet, Split } from './Auth.styles';
import { GoogleTerms } from './GoogleTerms';
import { NightPanel } from './NightPanel';
import { screenCopy as copy } from './screenCopy';

/** Heights of the two forms without a message, px: what comes after moves by nothing. */
const HEIGHTS = { login: 516, signup: 582 };

/** As much room as a form takes, under its own title. */
export function AuthSkeleton({ page, status }: { page: 'login' | 'signup'; status: string }) {
  return (
    <Split>
      <NightPanel />
      <Sheet>
        <div style={{ minHeight: HEIGHTS[page] }}>
          <h1>{copy[page].title}</h1>
          <p className="lead" role="status">
            {status}
          </p>
          <Bar />
          <Bar />
          {/* As the form says it; here it is read before the form is there. */}
          {page === 'signup' && <p>{FIELD_MESSAGES.passwordHint}</p>}
          <Bar />
          {page === 'login' && <GoogleTerms />}
        </div>
      </Sheet>
    </Split>
  );
}
