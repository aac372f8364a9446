import styled from 'styled-components';
import { color } from '@/styles/theme';

const Text = styled.p`
  color: ${color.danger};
  font-size: 13px;
  line-height: 18px;
`;

/** What is wrong with the control that has this id. */
export function FieldError({ of, text }: { of: string; text: string | undefined }) {
  return text ? (
    <Text role="alert" id={`${of}-error`}>
      {text}
    </Text>
  ) : null;
}
