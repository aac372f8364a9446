import { Wrap } from '@/components/ui';
import { copy } from './copy';
import { Band } from './ProductHead.styles';
import type { ProductText } from './productText';
import { QuoteAction } from './QuoteAction';

const CONTENTS = [
  ['purpose', copy.purpose],
  ['steps', copy.steps],
  ['gets', copy.gets],
  ['example', copy.example],
  ['standards', copy.standards],
  ['questions', copy.questions],
] as const;

export function ProductHead({
  text: { service, kind, title, lead },
  contact,
}: {
  text: ProductText;
  contact: string | null;
}) {
  return (
    <Band>
      <Wrap className="head">
        <div>
          <p className="kind">{kind}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <QuoteAction service={service} kind="brass" contact={contact} />
        </div>
        <nav aria-label={copy.contents}>
          <ul>
            {CONTENTS.map(([id, label]) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Wrap>
    </Band>
  );
}
