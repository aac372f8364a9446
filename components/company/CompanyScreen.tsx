import { Contents, LongRead } from '@/components/ui/page';
import { copy } from './copy';
import { LegalPart } from './LegalPart';
import type { LegalText } from './legalText';

export function CompanyScreen({ text: { title, lead, sections } }: { text: LegalText }) {
  return (
    <LongRead>
      <div className="top">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="version">{copy.lastChanged}</p>
      </div>
      <div className="columns">
        <Contents aria-labelledby="contents-title">
          <p id="contents-title">{copy.contents}</p>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </Contents>
        <div>
          {sections.map((section) => (
            <LegalPart key={section.id} section={section} />
          ))}
        </div>
      </div>
    </LongRead>
  );
}
