import styled from 'styled-components';
import { useProfile } from '@/lib/resources/useProfile';
import { color } from '@/styles/theme';

const Line = styled.span`
  display: block;
  color: ${color.ink};
`;

/** Nothing while it is unknown or there is none. */
export function NameLine({ account }: { account: string }) {
  const { profile } = useProfile(account);
  return profile?.displayName ? <Line>{profile.displayName}</Line> : null;
}
