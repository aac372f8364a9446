export { listProjects } from '@/backend/projects/readsEnvironment';
