import { useRef, useState } from 'react';
import { Button } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { Skeleton } from './Settings.styles';
import { SettingsPart } from './SettingsPart';

const words = copy.survey;
const load = () => import('@/components/survey');

/** Loads when it is asked for: few answer, and the page has much else. */
export function SurveyPart({ user }: { user: SessionUser }) {
  const isOwner = user.adminId === undefined;
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { module, failed, retry } = useModule(load, open);
  return (
    <SettingsPart id="survey" title={words.title} lead={words.lead} headingRef={heading}>
      {!isOwner && <p>{copy.ownerOnly}</p>}
      {isOwner && !open && (
        <Button
          type="button"
          onClick={() => {
            setOpen(true);
            // The button goes.
            heading.current?.focus();
          }}
        >
          {words.open}
        </Button>
      )}
      {module && <module.Survey account={user.username} />}
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
      {open && !module && !failed && <Skeleton data-for="survey" />}
    </SettingsPart>
  );
}
