import { ExternalLink } from '@/components/ui';
import { Items } from './ItemList.styles';
import type { Standard } from './productText';

export function Standards({ standards }: { standards: readonly Standard[] }) {
  return (
    <Items>
      {standards.map(({ name, url, edition, text }) => (
        <div key={url}>
          <dt>
            <ExternalLink href={url}>{name}</ExternalLink>
            <span className="edition">{edition}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Items>
  );
}
