import type { ReactNode } from 'react';
import { Button } from '@/components/ui';
import { useDisclosure } from '@/lib/hooks/useDisclosure';
import { Drop } from './Controls.styles';

interface MenuProps {
  label: string;
  /** What is seen of the button, in place of its label. */
  sign?: string;
  /** Opens towards the left on phones, too. */
  end?: boolean;
  /** Gets a function that closes it. */
  children: (close: () => void) => ReactNode;
}

export function Menu({ label, sign, end = false, children }: MenuProps) {
  const { around, button, list, close } = useDisclosure();
  return (
    <Drop {...around} data-end={end}>
      <Button {...button} {...(sign !== undefined && { 'aria-label': label })}>
        {sign ?? label}
      </Button>
      <div {...list}>{children(close)}</div>
    </Drop>
  );
}
