export { ArticleBody } from './ArticleBody';
export { ArticleHead } from './ArticleHead';
export { articleParts } from './articleParts';
export { ArticleScreen, type ArticleScreenProps } from './ArticleScreen';
export { BlogScreen, type BlogScreenProps } from './BlogScreen';
export { copy as resourcesCopy } from './copy';
export { FeedLink } from './FeedLink';
export { ResourcesHead } from './ResourcesHead';
export { ResourcesScreen, type ResourcesScreenProps } from './ResourcesScreen';
