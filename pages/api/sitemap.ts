export { sitemapRoute as default } from '@/lib/server/sitemap';
