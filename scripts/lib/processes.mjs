import { readFileSync } from 'node:fs';

/** Linux gives a process's number to a later one, so the time of its start goes with it. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return '';
  }
}

function exists(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** For a file that says whose it is, also after a `kill -9`. */
export const signature = (pid = process.pid) => `${pid} ${startOf(pid)}`.trim();

/** @param {string} text a signature */
export function isAlive(text) {
  const pid = Number(text.split(' ')[0]);
  return pid > 0 && exists(pid) && signature(pid) === text;
}
