/** The home page as most people open it, without a query: made once in a while and kept (next.config.js leads here from `/`). */
export { HomePage as default } from '@/components/home';
export {
  keptHomePaths as getStaticPaths,
  keptHomeProps as getStaticProps,
} from '@/server/pages/homeProps';
