export { exportRoute as default } from '@/server/routes/exportRoute';
