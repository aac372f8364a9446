/** The home page with a query, made at each request: next.config.js leads here from `/?…`. */
export { HomePage as default } from '@/components/home';
export { homeProps as getServerSideProps } from '@/server/pages/homeProps';
