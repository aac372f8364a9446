export { logoRoute as default } from '@/lib/server/logoRoute';
