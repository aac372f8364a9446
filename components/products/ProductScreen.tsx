import Link from 'next/link';
import { SentenceWords } from '@/components/ui/page';
import { copy } from './copy';
import type { Example as ExampleData } from './examples';
import { LiveExample } from './LiveExample';
import { ProductHead } from './ProductHead';
import { ProductRow } from './ProductRow';
import { Closing, Example, Items, Page, Related, Steps } from './Products.styles';
import type { ProductText } from './productText';
import { Questions } from './Questions';
import { QuoteAction } from './QuoteAction';
import { Standards } from './Standards';

export interface ProductScreenProps {
  text: ProductText;
  example: ExampleData;
  /** Who answers a request: words for the start of a sentence, and an address where one is configured. */
  operator: { name: string; contact: string | null };
}

/** A service: what it is for, how it is done, what comes of it, with an example from this site's own data. */
export function ProductScreen({ text, example, operator }: ProductScreenProps) {
  const { service, purpose, steps, gets, standards, questions, related } = text;
  return (
    <>
      <ProductHead text={text} contact={operator.contact} />
      <Page>
        <ProductRow id="purpose" title={copy.purpose}>
          <div className="text">
            {purpose.map((sentence, index) => (
              <p key={index}>
                <SentenceWords sentence={sentence} />
              </p>
            ))}
          </div>
        </ProductRow>
        <ProductRow id="steps" title={copy.steps}>
          <Steps>
            {steps.map(({ title, text: words }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <SentenceWords sentence={words} />
                </p>
              </li>
            ))}
          </Steps>
        </ProductRow>
        <ProductRow id="gets" title={copy.gets}>
          <Items>
            {gets.map(({ title, text: words }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <SentenceWords sentence={words} />
                </dd>
              </div>
            ))}
          </Items>
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
          <Standards standards={standards} />
        </ProductRow>
        <ProductRow id="questions" title={copy.questions}>
          <Questions questions={questions} />
        </ProductRow>
        <Closing aria-labelledby="ask-title">
          <div className="says">
            <h2 id="ask-title">{copy.ask}</h2>
            <p>{copy.asking(operator.name)}</p>
          </div>
          <QuoteAction service={service} kind="ink" contact={operator.contact} />
        </Closing>
        <Related aria-labelledby="related-title">
          <p id="related-title">{copy.related}</p>
          <ul>
            {related.map(({ text: words, href }) => (
              <li key={href}>
                <Link href={href} prefetch={false}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </Related>
      </Page>
    </>
  );
}
