import { announceCommand } from './announceCommand';
import { runCommand } from './runCommand';

void runCommand(announceCommand);
