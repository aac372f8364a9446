import { FIELD_MESSAGES } from '@/contracts/forms/fieldMessages';
import { Bar, Sheet, Split } from './Auth.styles';
import { GoogleTerms } from './GoogleTerms';
import { NightPanel } from './NightPanel';
import { screenCopy as copy } from './screenCopy';

/** Heights of the forms without a message, px, to avoid a layout shift. */
const HEIGHTS = { login: 516, signup: 582 };

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
          {/* The form's hint, readable before the form loads. */}
          {page === 'signup' && <p>{FIELD_MESSAGES.passwordHint}</p>}
          <Bar />
          {page === 'login' && <GoogleTerms />}
        </div>
      </Sheet>
    </Split>
  );
}
