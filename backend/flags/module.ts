import type { BackendModule } from '../module';
import { flagsCommand, type FlagsConfig } from './flagsCommand';
import { registerFlagRoutes, type FlagNeeds } from './routes';

export const flagsModule: BackendModule<FlagNeeds, FlagsConfig> = {
  name: 'flags',
  needs: { flags: true },
  routes: registerFlagRoutes,
  commands: { flags: flagsCommand },
};
