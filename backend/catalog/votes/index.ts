export { getVotes } from './readVotes';
