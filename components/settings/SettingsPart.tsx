import type { ReactNode, Ref } from 'react';
import { Part, Sheet } from './Settings.styles';

interface SettingsPartProps {
  id: string;
  title: string;
  lead: string;
  /** The heading, where the focus goes when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One setting of the page, headed and explained. */
export function SettingsPart({ id, title, lead, headingRef, children }: SettingsPartProps) {
  return (
    <Part aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        <p className="lead">{lead}</p>
      </div>
      <Sheet>{children}</Sheet>
    </Part>
  );
}
