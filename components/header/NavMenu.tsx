import { Link } from '@/components/ui';
import styled from 'styled-components';
import type { NavigationLink } from '@/lib/navigation';
import { Panel } from './Header.styles';
import { useDisclosure } from '@/lib/hooks/useDisclosure';

const Frame = styled.div`
  position: relative;
  svg {
    margin-left: 6px;
  }
  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

/** A group without a title goes by the menu's label. */
export interface NavGroup {
  title?: string;
  links: readonly NavigationLink[];
}

interface NavMenuProps {
  label: string;
  groups: readonly NavGroup[];
}

export function NavMenu({ label, groups }: NavMenuProps) {
  const { around, button, list, close } = useDisclosure({ hover: true });
  return (
    <Frame {...around} data-needs-scripts>
      <button {...button} className="top">
        {label}
        <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <Panel {...list}>
        {groups.map(({ title, links }) => (
          <div key={title ?? label}>
            {title !== undefined && <p className="title">{title}</p>}
            <ul aria-label={title ?? label}>
              {links.map(({ href, label: name }) => (
                <li key={href}>
                  <Link href={href} data-item onClick={close}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Panel>
    </Frame>
  );
}
