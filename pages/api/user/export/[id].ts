import { downloadDataExport } from '@/contracts/accounts/dataExportEndpoints';
import { assertSignedInLately } from '@/server/auth/recentSignIn';
import { userFileRoute } from '@/server/userFileRoute';

export default userFileRoute(downloadDataExport, assertSignedInLately);
