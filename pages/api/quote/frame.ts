export { quoteFrame as default } from '@/server/routes/quoteFrame';
