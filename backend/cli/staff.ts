import { runCommand } from './runCommand';
import { staffCommand } from './staffCommand';

void runCommand(staffCommand);
