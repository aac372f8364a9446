import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, radius } from '@/styles/theme';

/** In sight with the button below it, and above a note at the foot of the window: that one is offline, say. */
const Box = styled.p`
  margin-bottom: 16px;
  padding: 10px 14px;
  border: 1px solid ${color.danger};
  border-radius: ${radius.control};
  color: ${color.danger};
  font-size: 14px;
  scroll-margin: 16px 0 180px;
`;

/** Why a form was refused as a whole; brought into sight when it is. */
export function FormMessage({ text }: { text: string | undefined }) {
  const box = useRef<HTMLParagraphElement>(null);
  // Newer browsers answer with a promise, which is no clean-up.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return text ? (
    <Box ref={box} role="alert">
      {text}
    </Box>
  ) : null;
}
