import { projectsModule } from '../../projects/module';

export const takesModule = projectsModule;
