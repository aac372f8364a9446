export const loadDialog = () => import('./ImpersonationDialog');
