import { quotesCommand } from './quotesCommand';
import { runCommand } from './runCommand';

void runCommand(quotesCommand);
