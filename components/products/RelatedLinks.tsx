import { Link } from '@/components/ui';
import { copy } from './copy';
import type { ProductText } from './productText';
import { Related } from './RelatedLinks.styles';

export function RelatedLinks({ links }: { links: ProductText['related'] }) {
  return (
    <Related aria-labelledby="related-title">
      <p id="related-title">{copy.related}</p>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </Related>
  );
}
