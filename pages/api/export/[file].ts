export { exportRoute as default } from '@/server/exportRoute';
