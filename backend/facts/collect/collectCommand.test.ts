import { collectText, estimateText, parseCollectArguments } from './collectCommand';
import type { CollectSummary } from './collect';

const look = (target: string, more: Partial<CollectSummary['looks'][number]> = {}) => ({
  ...{ source: 'l2beat' as const, target, outcome: 'same' as const, changed: 0, notes: [] },
  ...more,
});
const summary = (more: Partial<CollectSummary> = {}): CollectSummary => ({
  ...{ dryRun: false, looks: [], postponed: 0, off: [], moved: [] },
  ...more,
});

describe('npm run collect', () => {
  it('says what failed, alike ones together, and which letters moved', () => {
    const gone = { outcome: 'refused' as const, reason: 'The file is not there any more' };
    const looks = ['a', 'b', 'c', 'd', 'e'].map((name) => look(name, gone));
    const moved = [{ projectId: 'vault', before: 'BB', after: 'suspended' }];
    const text = collectText(
      summary({ looks: [...looks, look('f', { outcome: 'changed' })], moved, postponed: 2 }),
    );
    expect(text).toBe(`Looked at
  l2beat               6 looks, 1 changed, 5 failed
  2 left for a later run
Failed, so that nothing changed:
  l2beat, refused: The file is not there any more (a, b, c, and 2 more)
Letters that moved:
  vault: BB -> suspended
`);
  });

  it('says what one look left open', () => {
    const looks = [look('vault', { notes: ['not known: Vault: roles'] })];
    expect(collectText(summary({ looks }))).toBe(
      'Looked at\n  l2beat               1 looks, 0 changed, 0 failed\n  not known: Vault: roles\nNo letter moved.\n',
    );
  });

  it('says that nothing is due, and which sources have no address', () => {
    expect(collectText(summary({ off: ['immunefi'] }))).toBe(
      'Looked at\n  nothing is due\nWithout an address: immunefi\nNo letter moved.\n',
    );
  });

  it('says beforehand what chains take, searches apart', () => {
    const one = { chain: 'eip155:1', projects: 3, contracts: 61, calls: 5_124, requests: 653 };
    expect(estimateText([{ ...one, bytes: 3_111_000, minutes: 5, searches: 61 }])).toContain(
      '  eip155:1: contracts 61, records 3, calls 5,124, requests 653, 3.1 MB sent, 5 min\n    among them searches of all blocks, for roles and timelocks: 61',
    );
    expect(estimateText([])).toBe('RPC_URLS names no chain of a recorded contract.\n');
  });

  it('takes the names of sources only', () => {
    expect(parseCollectArguments(['--source', 'l2beat', '--dry-run'])).toMatchObject({
      ...{ source: 'l2beat', dryRun: true, yes: false },
    });
    expect(() => parseCollectArguments(['--source', 'nobody'])).toThrow('Unknown source "nobody".');
  });
});
