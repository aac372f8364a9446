import type { Database } from '../../backend/db/store';

const READS = ['select'];
const WRITES = ['insert', 'update', 'delete', 'execute'];

/** Records `read` and `write`, with transactions in brackets. */
export function recordWork(db: Database, work: string[]): Database {
  return new Proxy(db, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver) as unknown;
      if (typeof value !== 'function' || typeof name !== 'string') return value;
      return (...given: unknown[]) => {
        if (READS.includes(name)) work.push('read');
        if (WRITES.includes(name)) work.push('write');
        if (name !== 'transaction') return value.apply(target, given) as unknown;
        const [inside, ...more] = given as [(tx: Database) => Promise<unknown>];
        return value.call(
          target,
          async (tx: Database) => {
            work.push('(');
            return inside(recordWork(tx, work)).finally(() => work.push(')'));
          },
          ...more,
        ) as unknown;
      };
    },
  });
}
