import type { ReactNode, Ref } from 'react';
import { Part, Sheet } from './Settings.styles';

interface SettingsPartProps {
  id: string;
  title: string;
  lead: string;
  /** Takes the focus when its owner is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function SettingsPart({ id, title, lead, headingRef, children }: SettingsPartProps) {
  return (
    <Part aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        <p className="lead">{lead}</p>
      </div>
      <Sheet as="div">{children}</Sheet>
    </Part>
  );
}
