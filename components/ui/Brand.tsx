import styled from 'styled-components';
import { routes } from '@/lib/routes';
import { Mark } from './Mark';
import { Link } from './Link';

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;
  color: inherit;
  @media (pointer: coarse) {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: 0 -11px;
    }
  }
`;

export function Brand() {
  return (
    <Anchor href={routes.home} aria-label="Plumbline, home">
      <Mark />
    </Anchor>
  );
}
