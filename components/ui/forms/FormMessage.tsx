import styled from 'styled-components';
import { color, radius } from '@/styles/theme';

const Box = styled.p`
  margin-bottom: 16px; padding: 10px 14px; border: 1px solid ${color.danger}; border-radius: ${radius.control}; color: ${color.danger}; font-size: 14px;
`;

/** Why a form was refused as a whole. */
export function FormMessage({ text }: { text: string | undefined }) {
  return text ? <Box role="alert">{text}</Box> : null;
}
