export { quoteFrame as default } from '@/server/quoteFrame';
