import { mergeProjects } from '../../../compose';
import type { Store } from '../../../db/store';
import { collect, type CollectOptions, type CollectSummary } from '../collect';
import { openReaders } from '../collectJob';
import { SOURCES } from '../sources';
import type { Sources } from './startSources';

/** Once what is due, from the stand-ins, without waiting; at their day unless `now` says another. */
export const collectFrom = (
  store: Store,
  outside: Sources,
  { now = () => outside.today, ...more }: Partial<CollectOptions> = {},
): Promise<CollectSummary> =>
  collect(store, {
    sources: SOURCES,
    openReader: openReaders(
      {
        now,
        collect: {
          isOn: true,
          siteUrl: 'https://plumbline.example',
          contact: 'ops@plumbline.example',
          githubToken: 'secret',
          dnsUrl: undefined,
          addresses: {
            defihacklabs: `${outside.url}/labs`,
            'defillama-hacks': `${outside.url}/hacks`,
            'defillama-protocols': `${outside.url}/protocols`,
            ...(outside.bounties && { immunefi: `${outside.url}/bounties` }),
            l2beat: `${outside.url}/github`,
            sourcify: `${outside.url}/sourcify`,
            repository: `${outside.url}/github`,
            'audit-folder': `${outside.url}/github`,
          },
        },
      },
      { wait: async () => undefined },
    ),
    now,
    mergeProjects,
    dryRun: false,
    random: () => 0,
    ...more,
  });
