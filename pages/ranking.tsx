/** The home page with a query, rendered per request: next.config.js rewrites `/?…` to it. */
export { HomePage as default } from '@/components/home';
export { homeProps as getServerSideProps } from '@/server/pages/homeProps';
