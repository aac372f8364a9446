import { DataExport, dataExportCopy as words } from '@/components/data-export';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { SettingsPart } from './SettingsPart';

export function DataPart({ user }: { user: SessionUser }) {
  return (
    <SettingsPart id="data" title={words.title} lead={words.lead}>
      {user.adminId === undefined ? (
        <DataExport account={user.username} />
      ) : (
        <p>{copy.ownerOnly}</p>
      )}
    </SettingsPart>
  );
}
