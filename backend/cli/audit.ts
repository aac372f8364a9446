import { auditCommand } from './auditCommand';
import { runCommand } from './runCommand';

void runCommand(auditCommand);
