import { downloadDataExport } from '@/contracts/accounts/dataExportEndpoints';
import { assertSignedInLately } from '@/server/auth/recentSignIn';
import { userFileRoute } from '@/server/routes/userFileRoute';

export default userFileRoute(downloadDataExport, assertSignedInLately);
