/** What a contract's code can do to itself. Pure. */

const STOP = 0x00;
const JUMPDEST = 0x5b;
const [PUSH1, PUSH32] = [0x60, 0x7f];
/** STOP, JUMP, RETURN, REVERT, INVALID, SELFDESTRUCT. */
const ENDS: ReadonlySet<number> = new Set([STOP, 0x56, 0xf3, 0xfd, 0xfe, 0xff]);
/** CALLCODE and DELEGATECALL: other code runs in its place. */
const OTHERS: ReadonlySet<number> = new Set([0xf2, 0xf4]);
/** And SELFDESTRUCT: it goes. */
const CHANGES: ReadonlySet<number> = new Set([...OTHERS, 0xff]);

const ORIGIN: ReadonlySet<number> = new Set([0x32]);

/**
 * False only where no instruction that could be reached is one of these. Where jumps may lead is
 * known exactly: bytes that no jump reaches and no instruction runs into (a compiler's notes at the
 * end) are not code. Code that does not begin as the EVM's does (WebAssembly, EraVM) may be anything.
 */
function mayRun(code: string, some: ReadonlySet<number>): boolean {
  const bytes = Buffer.from(code.slice(2), 'hex');
  if (bytes.length === 0 || bytes[0] === STOP || bytes[0] === 0xef) return true;
  let isLive = true;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === JUMPDEST) isLive = true;
    if (isLive && some.has(byte)) return true;
    if (ENDS.has(byte)) isLive = false;
    if (byte >= PUSH1 && byte <= PUSH32) at += byte - PUSH1 + 1;
  }
  return false;
}

/** False only where no instruction runs other code in place of this: nobody can ever change it. */
export const mayChange = (code: string): boolean => mayRun(code, CHANGES);
/** False only where it never asks who signed a transaction, which no contract did. */
export const mayAskOrigin = (code: string): boolean => mayRun(code, ORIGIN);

const INVALID = 0xfe;
/** The same code, failing wherever it would run other code in its place. */
export function runningAlone(code: string): string {
  const bytes = Buffer.from(code.slice(2), 'hex');
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (OTHERS.has(byte)) bytes[at] = INVALID;
    if (byte >= PUSH1 && byte <= PUSH32) at += byte - PUSH1 + 1;
  }
  return `0x${bytes.toString('hex')}`;
}

const [PUSH20, MASK, MOST_ADDRESSES] = [0x73, 'f'.repeat(40), 8];
/** What a code has in it as a constant of 20 bytes, or of 32 that fit: addresses among them. */
export function addressesIn(code: string): string[] {
  const bytes = Buffer.from(code.slice(2), 'hex');
  const found = new Set<string>();
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte < PUSH1 || byte > PUSH32) continue;
    const pushed = bytes.toString('hex', at + 1, at + byte - PUSH1 + 2);
    // Of 32 bytes, those that fit; what runs over the end of the code is a compiler's note.
    const isAddress = byte === PUSH20 ? pushed.length === 40 : /^0{24}.{40}$/.test(pushed);
    if (isAddress && !pushed.endsWith(MASK)) found.add(pushed.slice(-40));
    at += byte - PUSH1 + 1;
  }
  return [...found].slice(0, MOST_ADDRESSES).map((one) => `0x${one}`);
}

const CLONE = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/;
/** The code that an EIP-1167 clone runs, for ever the same address. */
export function cloneOf(code: string): string | undefined {
  const address = CLONE.exec(code)?.[1];
  return address === undefined ? undefined : `0x${address}`;
}

const DELEGATED = /^0xef0100([0-9a-f]{40})$/;
/** The contract whose code a key runs (EIP-7702). */
export function delegateOf(code: string): string | undefined {
  const address = DELEGATED.exec(code)?.[1];
  return address === undefined ? undefined : `0x${address}`;
}

/** Code that answers every call with this word. @param salt never run: the code is like no other */
export const answering = (word: string, salt: string): string =>
  `0x7f${word.slice(2).padStart(64, '0')}60005260206000f3${salt}`;

/**
 * Code of a token that agrees to each transfer, says that everybody has much, and more by what was
 * moved, and that each item is this one's.
 */
export const agreeingTo = (who: string, salt: string): string =>
  [
    '0x60003560e01c80636352211e14604a57806323b872dd149063a9059cbb1417603357',
    '60ff546001605a1b0160005260206000f3',
    '5b602036033560ff540160ff55600160005260206000f3',
    `5b73${who.slice(2)}60005260206000f3${salt}`,
  ].join('');
