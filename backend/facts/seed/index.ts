export { embeddedNews } from './embedded/embeddedNews';
export { seedStore } from './seed';
