import { makeFacts, perfectFacts, NOW } from '../../../testing/builders/factsOfMethod2';
import { parseExplainArguments } from './explainCommand';
import { rateGiven, readGiven } from './rateGiven';
import { parseWish, whatIf } from './whatIf';

const AT = new Date(NOW);

describe('facts that somebody gives', () => {
  it('are rated, with the facts beside the rating', () => {
    expect(rateGiven(perfectFacts(), AT)).toMatchObject({
      methodVersion: '2.0',
      state: 'rated',
      score: 100,
      letter: 'AAA',
      facts: { projectId: 'example' },
    });
  });

  it('may come as the answer of the address that publishes them', () => {
    const published = rateGiven(perfectFacts(), AT);
    expect(rateGiven(published, AT)).toEqual(published);
  });

  it.each([
    [3, 'is not an object.'],
    [{ name: 'x' }, 'has no "projectId": it is not facts.'],
    [{ projectId: 'x' }, 'has no list "contracts": it is not facts.'],
    [
      { projectId: 'x', contracts: [], audits: [], incidents: [] },
      'is of method 1.0, which is no longer computed: see /methodology/1.0.',
    ],
    [{ ...makeFacts(), contracts: [{}] }, 'is not a whole record of facts of method 2.0.'],
  ])('%j %s', (given, sentence) => {
    expect(() => rateGiven(given, AT)).toThrow(sentence);
  });

  it.each([
    ['{"a":1}', [{ where: 'The input', value: { a: 1 } }]],
    [
      '[1,2]',
      [
        { where: 'Record 1', value: 1 },
        { where: 'Record 2', value: 2 },
      ],
    ],
    [
      '{"a":1}\n\n{"b":2}\n',
      [
        { where: 'Line 1', value: { a: 1 } },
        { where: 'Line 3', value: { b: 2 } },
      ],
    ],
  ])('%j are read', (text, records) => {
    expect(readGiven(text)).toEqual(records);
  });

  it('say which line is not JSON', () => {
    expect(() => readGiven('{"a":1}\n{"b"')).toThrow('Line 2 is not JSON.');
  });

  it('are rated for the end of a day', () => {
    expect(parseExplainArguments(['--explain', '-', '--at', '2026-01-02'], AT).at).toEqual(
      new Date('2026-01-02T23:59:59.999Z'),
    );
    expect(() => parseExplainArguments(['--explain', '-', '--at', 'soon'], AT)).toThrow(
      '--at must be an ISO 8601 date or instant, not "soon".',
    );
  });
});

describe('what if', () => {
  const ask = (...wishes: string[]) => whatIf(perfectFacts(), wishes.map(parseWish), AT);

  it('shows what a changed fact moves', () => {
    const { difference, before, after } = ask('bounty.value.status=paused');
    expect(difference).toEqual({
      score: -2.6,
      possible: -2.6,
      state: ['rated', 'rated'],
      letter: ['AAA', 'AAA'],
      signals: [{ id: 'bug-bounty', before: [1, 1], after: [0.5, 0.5] }],
    });
    expect([before.score, after.score]).toEqual([100, 97.4]);
  });

  it('takes a fact away, and adds to a list', () => {
    expect(ask('control=null').difference.state).toEqual(['rated', 'not-rated']);
    const key = '{"power":"change-code","holder":"key","delaySeconds":0}';
    expect(ask(`control.value.powers.0=${key}`).difference.letter).toEqual(['AAA', 'B']);
  });

  it.each([
    ['bounty', '"bounty" is not <path>=<value>.'],
    ['bounti.value=1', 'No "bounti.value": "bounti" is not recorded.'],
    ['bounty.valeu=1', 'No "bounty.valeu": the facts have no "valeu" there.'],
    ['contracts=7', 'These values are not what the facts can have there.'],
  ])('%s: %s', (wish, sentence) => {
    expect(() => ask(wish)).toThrow(sentence);
  });
});
