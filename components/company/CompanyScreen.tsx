import { Contents, LongRead, SentenceWords } from '@/components/ui/page';
import { Part } from './Company.styles';
import { copy } from './copy';
import type { Block, LegalSection, LegalTable, LegalText } from './legalText';

function TextTable({ table: { caption, head, rows } }: { table: LegalTable }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TextBlock({ block }: { block: Block }) {
  if ('table' in block) return <TextTable table={block.table} />;
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item, index) => (
          <li key={index}>
            <SentenceWords sentence={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <p>
      <SentenceWords sentence={block.text} />
    </p>
  );
}

function LegalPart({ section: { id, title, blocks } }: { section: LegalSection }) {
  return (
    <Part as="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </Part>
  );
}

export function CompanyScreen({ text: { title, lead, sections } }: { text: LegalText }) {
  return (
    <LongRead>
      <div className="top">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="version">{copy.lastChanged}</p>
      </div>
      <div className="columns">
        <Contents items={sections.map((one) => ({ id: one.id, label: one.title }))} />
        <div>
          {sections.map((section) => (
            <LegalPart key={section.id} section={section} />
          ))}
        </div>
      </div>
    </LongRead>
  );
}
