import type * as planned from '../../backend/import/projects/planRecord';
import type * as both from './composeToo';

jest.mock('../../backend/import/projects/planRecord', () => {
  const actual = jest.requireActual<typeof planned>('../../backend/import/projects/planRecord');
  return {
    ...actual,
    planRecord(...args: Parameters<typeof actual.planRecord>) {
      const result = actual.planRecord(...args);
      jest.requireActual<typeof both>('./composeToo').composeToo(args, result);
      return result;
    },
  };
});
