import { Link } from '@/components/ui';
import { useId, type ReactNode } from 'react';
import type { NavigationLink } from '@/lib/navigation';
import { closeDrawer } from './drawerStore';

interface DrawerSectionProps {
  label: string;
  links: readonly NavigationLink[];
  open: boolean;
  onToggle: () => void;
  /** Beside the label of a link. */
  noteOf?: (href: string) => ReactNode;
  children?: ReactNode;
}

export function DrawerSection({
  label,
  links,
  open,
  onToggle,
  noteOf,
  children,
}: DrawerSectionProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="row"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {label}
        <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden="true">
          <path d="m1 1 5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <ul id={id} hidden={!open} aria-label={label}>
        {links.map(({ href, label: name }) => (
          <li key={href}>
            <Link href={href} className="row" onClick={closeDrawer}>
              {name}
              {noteOf?.(href)}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}
