import type { ReactNode } from 'react';
import { ExternalLink, Link } from '@/components/ui';
import { SentenceWords } from '@/components/ui/page';
import { copy } from './copy';
import type { Example as ExampleData } from './examples';
import { LiveExample } from './LiveExample';
import { Example } from './LiveExample.styles';
import { ProductHead } from './ProductHead';
import { Answers, Closing, Items, Page, Related, Row, Steps } from './ProductScreen.styles';
import type { Item, ProductText, Service, Standard } from './productText';
import { QuoteAction } from './QuoteAction';

interface ProductRowProps {
  id: string;
  title: string;
  note?: string;
  wide?: boolean;
  children: ReactNode;
}

function ProductRow({ id, title, note, wide = false, children }: ProductRowProps) {
  return (
    <Row id={id} aria-labelledby={`${id}-title`} className={wide ? 'wide' : undefined}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p className="small">{note}</p>}
      </div>
      <div>{children}</div>
    </Row>
  );
}

function StepList({ steps }: { steps: readonly Item[] }) {
  return (
    <Steps>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <SentenceWords sentence={text} />
          </p>
        </li>
      ))}
    </Steps>
  );
}

function ItemList({ items }: { items: readonly Item[] }) {
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

function Standards({ standards }: { standards: readonly Standard[] }) {
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

/** Works without JavaScript. */
function Questions({ questions }: { questions: ProductText['questions'] }) {
  return (
    <Answers>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {answer.map((sentence, index) => (
            <p key={index}>
              <SentenceWords sentence={sentence} />
            </p>
          ))}
        </details>
      ))}
    </Answers>
  );
}

function RelatedLinks({ links }: { links: ProductText['related'] }) {
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

function ClosingQuote({
  service,
  operator,
}: Pick<ProductScreenProps, 'operator'> & { service: Service }) {
  return (
    <Closing aria-labelledby="ask-title">
      <div className="says">
        <h2 id="ask-title">{copy.ask}</h2>
        <p>{copy.asking(operator.name)}</p>
      </div>
      <QuoteAction service={service} kind="ink" contact={operator.contact} />
    </Closing>
  );
}

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
