import { useEffect, useRef, useState } from 'react';
import { Button, Link } from '@/components/ui';
import { routes } from '@/lib/routes';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { LateContent } from './LateContent';
import { FormColumn, Gone } from './Settings.styles';
import { SettingsPart } from './SettingsPart';

const words = copy.deletion;
const loadForm = () => import('./DeleteForm');

function Facts() {
  return (
    <Gone>
      <h3>{words.goes}</h3>
      <ul>
        {words.gone.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{words.stays}</h3>
      <ul>
        {words.kept.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="more">
        {words.more} <Link href={`${routes.privacy}#deletion`}>{words.policy}</Link>.
      </p>
    </Gone>
  );
}

interface DeleteControlProps {
  email: string;
}

/** The form opens with a press, and loads then. */
function DeleteControl({ email }: DeleteControlProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [givenUp, setGivenUp] = useState(0);
  useEffect(() => {
    if (givenUp > 0) opener.current?.focus();
  }, [givenUp]);
  const giveUp = () => {
    setOpen(false);
    setGivenUp((count) => count + 1);
  };
  if (!open)
    return (
      <Button ref={opener} type="button" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
    );
  return (
    <FormColumn>
      <LateContent part="deletion" load={loadForm} notLoaded={copy.password.notLoaded}>
        {({ DeleteForm }) => <DeleteForm email={email} onCancel={giveUp} />}
      </LateContent>
    </FormColumn>
  );
}

export function DeletePart({ user }: { user: SessionUser }) {
  return (
    <SettingsPart id="delete" title={words.title} lead={words.lead}>
      {user.adminId === undefined ? (
        <>
          <Facts />
          <DeleteControl email={user.email} />
        </>
      ) : (
        <p>{copy.ownerOnly}</p>
      )}
    </SettingsPart>
  );
}
