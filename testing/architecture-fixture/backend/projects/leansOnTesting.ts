import { openTestStore } from '../../testing/store';

export const leansOnTesting = openTestStore;
