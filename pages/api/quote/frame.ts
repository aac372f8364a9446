export { quoteFrame as default } from '@/lib/server/quoteFrame';
