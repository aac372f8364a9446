/** Words between backticks are code. */
export const Text = ({ children }: { children: string }) =>
  children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
