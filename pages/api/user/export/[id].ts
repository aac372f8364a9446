import { downloadDataExport } from '@/contracts/dataExportEndpoints';
import { userFileRoute } from '@/server/userFileRoute';

export default userFileRoute(downloadDataExport);
