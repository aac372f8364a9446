import { SentenceWords } from '@/components/ui/page';
import { Items } from './ItemList.styles';
import type { Item } from './productText';

export function ItemList({ items }: { items: readonly Item[] }) {
  return (
    <Items>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <SentenceWords sentence={text} />
          </dd>
        </div>
      ))}
    </Items>
  );
}
