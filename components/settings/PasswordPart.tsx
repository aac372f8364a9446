import { Button } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import { copy } from './copy';
import { FormColumn, Skeleton } from './Settings.styles';
import { SettingsPart } from './SettingsPart';

const words = copy.password;
const loadForm = () => import('./PasswordForm');

interface PasswordPartProps {
  email: string;
  onChanged: () => void;
}

/** Loads after the page: its controls are heavy. */
export function PasswordPart({ email, onChanged }: PasswordPartProps) {
  const { module, failed, retry } = useModule(loadForm, true);
  return (
    <SettingsPart id="password" title={words.title} lead={words.lead}>
      <FormColumn>
        {module && <module.PasswordForm email={email} onChanged={onChanged} />}
        {failed && (
          <>
            <p className="error" role="alert">
              {words.notLoaded}
            </p>
            <Button type="button" onClick={retry}>
              {copy.retry}
            </Button>
          </>
        )}
        {!module && !failed && <Skeleton data-for="password" />}
      </FormColumn>
    </SettingsPart>
  );
}
