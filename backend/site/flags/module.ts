import type { BackendModule } from '../../module';
import { flagsCommand } from './flagsCommand';
import { registerFlagRoutes, type FlagNeeds } from './routes';

export const flagsModule: BackendModule<FlagNeeds> = {
  name: 'flags',
  needs: { flags: true },
  routes: registerFlagRoutes,
  commands: { flags: flagsCommand },
};
