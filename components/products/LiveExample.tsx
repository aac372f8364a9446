import { AuditFindings } from './AuditFindings';
import { copy } from './copy';
import type { Example } from './examples';
import { FundsFlow } from './FundsFlow';
import { ProjectMonitor } from './ProjectMonitor';
import { WebsiteCheck } from './WebsiteCheck';

export function LiveExample({ example }: { example: Example }) {
  switch (example.kind) {
    case 'audit':
      return <AuditFindings example={example} />;
    case 'monitor':
      return <ProjectMonitor example={example} />;
    case 'funds':
      return <FundsFlow example={example} />;
    case 'website':
      return <WebsiteCheck example={example} />;
    case 'none':
      return <p className="empty">{copy.none[example.why]}</p>;
  }
}
