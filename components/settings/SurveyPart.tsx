import { useRef, useState } from 'react';
import { Button } from '@/components/ui';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { LateContent } from './LateContent';
import { SettingsPart } from './SettingsPart';

const words = copy.survey;
const load = () => import('@/components/survey');

/** Loads when it is asked for: few answer, and the page has much else. */
export function SurveyPart({ user }: { user: SessionUser }) {
  const isOwner = user.adminId === undefined;
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
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
      {open && (
        <LateContent part="survey" load={load} notLoaded={words.notLoaded}>
          {({ Survey }) => <Survey account={user.username} />}
        </LateContent>
      )}
    </SettingsPart>
  );
}
