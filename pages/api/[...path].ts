export { noSuchAddress as default } from '@/server/http/noSuchAddress';

export const config = { api: { bodyParser: false } };
