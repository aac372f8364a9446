/** The home page without a query: cached; next.config.js rewrites `/` to it. */
export { HomePage as default } from '@/components/home';
export {
  keptHomePaths as getStaticPaths,
  keptHomeProps as getStaticProps,
} from '@/server/pages/homeProps';
