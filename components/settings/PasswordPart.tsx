import { copy } from './copy';
import { LateContent } from './LateContent';
import { FormColumn } from './Settings.styles';
import { SettingsPart } from './SettingsPart';

const words = copy.password;
const loadForm = () => import('./PasswordForm');

interface PasswordPartProps {
  email: string;
  onChanged: () => void;
}

/** Loads after the page: its controls are heavy. */
export function PasswordPart({ email, onChanged }: PasswordPartProps) {
  return (
    <SettingsPart id="password" title={words.title} lead={words.lead}>
      <FormColumn>
        <LateContent part="password" load={loadForm} notLoaded={words.notLoaded}>
          {({ PasswordForm }) => <PasswordForm email={email} onChanged={onChanged} />}
        </LateContent>
      </FormColumn>
    </SettingsPart>
  );
}
