import { importCommand } from './importCommand';
import { runCommand } from './runCommand';

void runCommand(importCommand);
