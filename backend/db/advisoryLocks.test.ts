import { ADVISORY_LOCKS } from './advisoryLocks';

it('gives every lock an id of its own', () => {
  const ids = Object.values(ADVISORY_LOCKS);
  expect(new Set(ids).size).toBe(ids.length);
});
