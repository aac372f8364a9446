import { addressesIn, cloneOf, delegateOf, mayAskOrigin, mayChange } from './code';

describe('the code of a contract', () => {
  it.each([
    ['DELEGATECALL', '0x6000f4', true],
    ['CALLCODE', '0x6000f2', true],
    ['SELFDESTRUCT', '0x33ff', true],
    ['none of them', '0x6000600155', false],
    ['one as data of a PUSH', '0x60f400', false],
    ['one behind the end', '0x600055fef4', false],
    ['one behind the end to which a jump may lead', '0x600055fe5bf4', true],
    ['one behind the end, whose jump mark is data', '0x600055fe605bf4', false],
    ['code of another machine', '0x0001f4', true],
    ['code in a container', '0xef0001', true],
    ['nothing', '0x', true],
  ])('with %s', (_what, code, expected) => {
    expect(mayChange(code)).toBe(expected);
  });

  it('may ask who signed, where an instruction that can be reached does', () => {
    expect(['0x32', '0x6032', '0x600055fe32'].map(mayAskOrigin)).toEqual([true, false, false]);
  });

  it('has addresses in it, but none that runs over its end', () => {
    const at = 'ab'.repeat(20);
    const all = [`0x73${at}`, `0x7f${'00'.repeat(12)}${at}`, `0x73${at.slice(2)}`, `0x7f${at}`];
    expect(all.map(addressesIn)).toEqual([[`0x${at}`], [`0x${at}`], [], []]);
  });

  it('may be a clone, or what a key runs', () => {
    const at = 'ab'.repeat(20);
    expect(cloneOf(`0x363d3d373d3d3d363d73${at}5af43d82803e903d91602b57fd5bf3`)).toBe(`0x${at}`);
    expect(cloneOf(`0x363d3d373d3d3d363d73${at}5af43d82803e903d91602b57fd5bf300`)).toBeUndefined();
    expect(delegateOf(`0xef0100${at}`)).toBe(`0x${at}`);
    expect(delegateOf(`0xef0100${at}00`)).toBeUndefined();
  });
});
