import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './support/test';

interface Grade {
  grade: string;
  score: number;
  status: number;
  tests: { test: string; result: string; pass: boolean }[];
}

test.describe(
  'MDN’s HTTP Observatory, with TLS before the site',
  { tag: ['@once', '@full'] },
  () => {
    for (const path of ['/', '/auth/login', '/projects/aave']) {
      test(`grades ${path} A+`, async ({ baseURL }) => {
        const { stdout } = await promisify(execFile)(process.execPath, [
          join(__dirname, 'observatory/grade.mjs'),
          baseURL!,
          path,
        ]);
        const { grade, status, tests } = JSON.parse(stdout) as Grade;
        expect(status).toBe(200);
        expect(tests.filter(({ pass }) => !pass)).toEqual([]);
        expect(tests).toHaveLength(10);
        expect(grade).toBe('A+');
      });
    }
  },
);
