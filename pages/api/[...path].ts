export { noSuchAddress as default } from '@/server/noSuchAddress';

export const config = { api: { bodyParser: false } };
