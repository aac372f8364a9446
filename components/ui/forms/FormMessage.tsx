import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, radius } from '@/styles/theme';

/** The scroll margin keeps the button below in view, above a notice at the foot of the window. */
const Box = styled.p`
  margin-bottom: 16px;
  padding: 10px 14px;
  border: 1px solid ${color.danger};
  border-radius: ${radius.control};
  color: ${color.danger};
  font-size: 14px;
  scroll-margin: 16px 0 180px;
`;

/** The error of a whole form; scrolls into view. */
export function FormMessage({ text }: { text: string | undefined }) {
  const box = useRef<HTMLParagraphElement>(null);
  // Braces: newer browsers return a promise, which is no cleanup function.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return text ? (
    <Box ref={box} role="alert">
      {text}
    </Box>
  ) : null;
}
