import { flagsCommand } from './flagsCommand';
import { runCommand } from './runCommand';

void runCommand(flagsCommand);
