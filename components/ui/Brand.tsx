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
`;

export function Brand() {
  return (
    <Anchor href={routes.home} aria-label="Plumbline, home">
      <Mark />
    </Anchor>
  );
}
