import { SentenceWords } from '@/components/ui/page';
import { ClosingQuote } from './ClosingQuote';
import { copy } from './copy';
import type { Example as ExampleData } from './examples';
import { ItemList } from './ItemList';
import { LiveExample } from './LiveExample';
import { Example } from './LiveExample.styles';
import { ProductHead } from './ProductHead';
import { ProductRow } from './ProductRow';
import { Page } from './ProductScreen.styles';
import type { ProductText } from './productText';
import { Questions } from './Questions';
import { RelatedLinks } from './RelatedLinks';
import { Standards } from './Standards';
import { StepList } from './StepList';

export interface ProductScreenProps {
  text: ProductText;
  example: ExampleData;
  /** `name` fits the start of a sentence; `contact` is null when not configured. */
  operator: { name: string; contact: string | null };
}

export function ProductScreen({ text, example, operator }: ProductScreenProps) {
  return (
    <>
      <ProductHead text={text} contact={operator.contact} />
      <Page>
        <ProductRow id="purpose" title={copy.purpose}>
          <div className="text">
            {text.purpose.map((sentence, index) => (
              <p key={index}>
                <SentenceWords sentence={sentence} />
              </p>
            ))}
          </div>
        </ProductRow>
        <ProductRow id="steps" title={copy.steps}>
          <StepList steps={text.steps} />
        </ProductRow>
        <ProductRow id="gets" title={copy.gets}>
          <ItemList items={text.gets} />
        </ProductRow>
        <ProductRow id="example" title={text.example.title} wide>
          <Example>
            <p>
              <SentenceWords sentence={text.example.lead} />
            </p>
            <LiveExample example={example} />
          </Example>
        </ProductRow>
        <ProductRow id="standards" title={copy.standards} note={copy.standardsNote}>
          <Standards standards={text.standards} />
        </ProductRow>
        <ProductRow id="questions" title={copy.questions}>
          <Questions questions={text.questions} />
        </ProductRow>
        <ClosingQuote service={text.service} operator={operator} />
        <RelatedLinks links={text.related} />
      </Page>
    </>
  );
}
