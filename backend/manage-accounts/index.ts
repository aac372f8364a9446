export type { CognitoPool } from './poolClient';
