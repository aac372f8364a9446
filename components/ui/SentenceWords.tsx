import { ExternalLink } from './ExternalLink';
import type { Sentence, Words } from './sentence';
import { Link } from './Link';

function Run({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  const { text, href } = words;
  if (/^https?:/.test(href)) return <ExternalLink href={href}>{text}</ExternalLink>;
  // The router has no mail or API pages.
  return href.startsWith('/') && !href.startsWith('/api/') ? (
    <Link href={href}>{text}</Link>
  ) : (
    <a href={href}>{text}</a>
  );
}

export function SentenceWords({ sentence }: { sentence: Sentence }) {
  if (typeof sentence === 'string') return sentence;
  return sentence.map((words, index) => <Run key={index} words={words} />);
}
