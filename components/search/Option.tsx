import type { ReactNode } from 'react';

export interface OptionProps {
  id: string;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

interface OptionOfProps extends OptionProps {
  className?: string;
  label?: string;
  children: ReactNode;
}

/** One of the list. The pointer keeps the input focused. */
export const Option = ({
  id,
  active,
  onPoint,
  onChoose,
  className,
  label,
  children,
}: OptionOfProps) => (
  <div
    id={id}
    role="option"
    aria-selected={active}
    aria-label={label}
    tabIndex={-1}
    className={className}
    onMouseMove={onPoint}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
    onKeyDown={() => undefined}
  >
    {children}
  </div>
);
