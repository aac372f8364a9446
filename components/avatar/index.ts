export { Avatar } from './Avatar';
export { avatarSources } from './avatarSources';
