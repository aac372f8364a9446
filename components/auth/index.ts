export { AuthLink } from './AuthLink';
export { AuthModal } from './AuthModal';
export { openAuth } from './openAuth';
