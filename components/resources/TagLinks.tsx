import { Link } from '@/components/ui';
import type { ArticleTag } from '@/lib/articles/articles';
import { copy } from './copy';
import { Tags } from './Resources.styles';
import { tagHref } from './tagHref';

interface TagLinksProps {
  tags: readonly ArticleTag[];
  label: string;
}

export function TagLinks({ tags, label }: TagLinksProps) {
  return (
    <Tags aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link href={tagHref(tag)}>{copy.tag(tag)}</Link>
        </li>
      ))}
    </Tags>
  );
}
