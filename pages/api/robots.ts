export { robotsRoute as default } from '@/lib/server/sitemap';
