import { foldWhole, foldWords } from './fold';

describe('folding a text for search', () => {
  it.each([
    ['Uniswap', ['uniswap']],
    ['ether.fi', ['ether', 'fi']],
    ['  Rocket   Pool ', ['rocket', 'pool']],
    ['Éther ŽABA', ['ether', 'zaba']],
    ['Straße Łódź Ærø', ['strasse', 'lodz', 'aero']],
    ['USD₮0', ['usdt0']],
    ['$UNI', ['uni']],
    ['İstanbul', ['istanbul']],
    ['ﬁnance', ['finance']],
    ['Ｆｕｌｌ', ['full']],
    ['пример ΑΘΗΝΑ', ['пример', 'αθηνα']],
    ['שלום عالم', ['שלום', 'عالم']],
    ['比特币', ['比特币']],
    ['PEPE🚀moon', ['pepe', '🚀', 'moon']],
    ['%_\'"\\', []],
    ['', []],
  ])('%s is %j', (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });

  it('reads one name in several spellings as the same whole', () => {
    expect(new Set(['ether.fi', 'Ether Fi', 'ETHERFI', 'ether-fi'].map(foldWhole))).toEqual(
      new Set(['etherfi']),
    );
  });

  it('drops null bytes and halves of surrogate pairs, and cuts long words', () => {
    expect(foldWords('a\0b\ud800c')).toEqual(['a', 'b', 'c']);
    expect(foldWhole('x'.repeat(10_000))).toHaveLength(60);
  });
});
