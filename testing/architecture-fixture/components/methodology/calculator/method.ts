export { listProjects } from '@/backend/catalog/projects/readsEnvironment';
