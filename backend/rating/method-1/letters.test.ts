import { METHOD_1_0 } from './blueprint';
import { letterFor } from '../letters';
import { signalState } from './signal';

describe('letters', () => {
  it.each([
    [100, 'AAA'],
    [90, 'AAA'],
    [89.9, 'AA'],
    [80, 'AA'],
    [79.9, 'A'],
    [70, 'A'],
    [69.9, 'BBB'],
    [60, 'BBB'],
    [59.9, 'BB'],
    [50, 'BB'],
    [49.9, 'B'],
    [40, 'B'],
    [39.9, 'C'],
    [0, 'C'],
  ])('%d is %s', (score, letter) => {
    expect(letterFor(score, METHOD_1_0.letters)).toBe(letter);
  });
});

describe('states', () => {
  it.each([
    [1, 'good'],
    [0.8, 'good'],
    [0.7999, 'warn'],
    [0.4, 'warn'],
    [0.3999, 'bad'],
    [0, 'bad'],
  ])('%d points is %s', (points, state) => {
    expect(signalState(points, METHOD_1_0.stateFrom)).toBe(state);
  });
});
