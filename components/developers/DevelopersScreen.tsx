import { ExternalLink, Link } from '@/components/ui';
import { Contents, LongRead } from '@/components/ui/page';
import type { ApiGuide, ApiSchema } from '@/lib/apiGuide';
import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';
import { CallsPart } from './CallsPart';
import { copy } from './copy';
import { Folded } from './Developers.styles';
import { ErrorsPart } from './ErrorsPart';
import { ExportsPart } from './ExportsPart';
import { FieldTable } from './FieldTable';
import { Part } from './Part';
import { SECTIONS, schemaAnchor } from './sections';
import { Text } from './Text';
import { WebhooksPart } from './WebhooksPart';

/** Folded: a link to a table inside opens it. */
function SchemasPart({ schemas }: { schemas: ApiSchema[] }) {
  return (
    <Part id="schemas">
      <p>{copy.schemas.lead}</p>
      {schemas.map(({ name, fields }) => (
        <Folded key={name}>
          <summary>{name}</summary>
          <FieldTable
            id={schemaAnchor(name)}
            label={name}
            first={copy.schemas.field}
            fields={fields}
          />
        </Folded>
      ))}
    </Part>
  );
}

export interface DevelopersScreenProps {
  guide: ApiGuide;
  siteUrl: string;
}

const StartPart = ({ siteUrl }: { siteUrl: string }) => (
  <Part id="start">
    <p>{copy.start.lead}</p>
    <pre>{copy.start.list(siteUrl)}</pre>
    <p>{copy.start.rating}</p>
    <pre>{copy.start.ratingCall(siteUrl)}</pre>
    <p>{copy.start.verdict}</p>
    <pre>{copy.start.verdictCall(siteUrl)}</pre>
    <p>{copy.start.address}</p>
    <pre>{copy.start.addressCall(siteUrl)}</pre>
    <p>{copy.start.all}</p>
    <pre>{copy.start.allCall(siteUrl)}</pre>
    <Paragraphs texts={[copy.start.units, copy.start.freshness]} />
    <p>
      <Link href={`${routes.methodology}#recompute`}>{copy.start.recompute}</Link>
      {copy.start.recomputeWhy}
    </p>
  </Part>
);

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <Text>{text}</Text>
    </p>
  ));

function HowParts({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <Part id="pages">
        <Paragraphs texts={[copy.pages.lead, copy.pages.filter]} />
        <pre>{copy.pages.call(siteUrl)}</pre>
      </Part>
      <ExportsPart siteUrl={siteUrl} />
      <Part id="browser">
        <p>{copy.browser.lead}</p>
        <pre>{copy.browser.code(siteUrl)}</pre>
      </Part>
      <Part id="limits">
        <p>{copy.limits.lead}</p>
        <pre>{copy.limits.headers}</pre>
        <Paragraphs texts={[copy.limits.meaning, copy.limits.etag]} />
      </Part>
      <WebhooksPart siteUrl={siteUrl} />
    </>
  );
}

const TermsParts = ({ license }: Pick<ApiGuide, 'license'>) => (
  <>
    <Part id="license">
      <p>
        {copy.license.computed} <ExternalLink href={license.url}>{license.name}</ExternalLink>.
      </p>
      <Paragraphs texts={[copy.license.facts, copy.license.advice]} />
    </Part>
    <Part id="stability">
      <Paragraphs texts={copy.stability} />
    </Part>
  </>
);

/** What the API has, from its own description. */
export function DevelopersScreen({ guide, siteUrl }: DevelopersScreenProps) {
  return (
    <LongRead>
      <div className="top">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <p className="version">
          {copy.version(guide.version)} · <a href={rareRoutes.openApi}>{copy.document}</a>
        </p>
      </div>
      <div className="columns">
        <Contents items={SECTIONS} />
        <div>
          <StartPart siteUrl={siteUrl} />
          <CallsPart calls={guide.calls} />
          <HowParts siteUrl={siteUrl} />
          <ErrorsPart errors={guide.errors} siteUrl={siteUrl} />
          <TermsParts license={guide.license} />
          <SchemasPart schemas={guide.schemas} />
        </div>
      </div>
    </LongRead>
  );
}
