/** Contracts that visitors have looked at on their chains, recorded or not. */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { parseCaip } from '../ids';
import {
  choice,
  count,
  instant,
  list,
  means,
  numberOrNull,
  orNull,
  text,
  textOrNull,
  time,
  trimmed,
  yesNo,
} from '../schemas';
import { functionSchema, heldPowerSchema, pendingSchema } from './skynetAddresses';
import { heldSchema } from './skynetParts';
import {
  ABILITIES,
  ABILITY_STATES,
  CODE_KINDS,
  isScanId,
  SCAN_PATH,
  SCAN_STATES,
  SCAN_WHYS,
  SCANS_PATH,
  SOURCE_STATES,
} from './scan';
import { CONTRACT_ROLES } from '../vocabulary';

const scanId = () =>
  means(
    trimmed()
      .transform((value: unknown) => (typeof value === 'string' ? parseCaip(value) : value))
      .test(
        'contract',
        'must be an address like eip155:1:0xab…',
        (id) => id == null || isScanId(id),
      )
      .required('must be an address like eip155:1:0xab…'),
    'CAIP-10 id of the contract, e.g. eip155:1:0xab….',
  );

const tokenSchema = yup
  .object({
    name: textOrNull('As it calls itself; null: it does not say.'),
    symbol: textOrNull('Likewise. Any contract may take any.'),
    decimals: numberOrNull('Digits after the point.'),
    supply: textOrNull('All there is, in units of the token.'),
  })
  .meta({ name: 'ScannedToken' })
  .default(undefined);

const abilitySchema = yup
  .object({
    ability: choice(
      ABILITIES,
      'mint: make more; pause: stop transfers; block: stop one holder; seize: take what a holder has; fees: change what a transfer costs, or how much of it is allowed.',
    ),
    state: choice(
      ABILITY_STATES,
      'restricted: its holders can and a stranger cannot; open: a stranger’s call succeeded; unresolved: there is such a function, and who alone can call it is not known; none: no function has a usual name for it, which leaves others.',
    ),
    functions: list(yup.string().required(), 'Names of the functions.'),
    holders: list(yup.string().required(), 'CAIP-10 ids of those who call them themselves.'),
  })
  .meta({ name: 'Ability' });

const safeSchema = yup
  .object({
    threshold: count('Signatures that it needs.'),
    owners: list(yup.string().required(), 'CAIP-10 ids.'),
    modules: orNull(
      yup.array().of(yup.string().required()),
      'CAIP-10 ids of contracts that act without signatures; null: not all are known.',
    ),
    guard: textOrNull('CAIP-10 id of a contract that may refuse what the owners sign.'),
  })
  .meta({ name: 'ScannedSafe' })
  .default(undefined);

export const scanSchema = yup
  .object({
    id: text('CAIP-10 id of the contract.'),
    explorerUrl: textOrNull('Its page at a block explorer.'),
    state: choice(
      SCAN_STATES,
      'none: nobody asked in the last day; running: what follows is found so far; done; failed: nothing was kept.',
    ),
    why: orNull(
      yup.string().oneOf([...SCAN_WHYS]),
      'spent: calls or time were used up, what follows was found before; chain: its servers failed; stopped: this site was stopped meanwhile.',
    ),
    askedAt: orNull(instant(), 'When it began.'),
    endedAt: orNull(instant(), 'When it ended.'),
    block: numberOrNull('The final block that was read.'),
    blockAt: orNull(instant(), 'Time of that block.'),
    kind: orNull(
      yup.string().oneOf([...CODE_KINDS]),
      'nothing: no code; delegated: a key that runs a contract’s code (EIP-7702); diamond: each function runs the code of a contract that it names; fixed: nobody can change its code; unknown: it may run other code, and how is not known.',
    ),
    implementation: textOrNull('CAIP-10 id of the code that a proxy or a delegated key runs.'),
    changedAt: orNull(instant(), 'When that code came; null: not known.'),
    source: orNull(
      yup.string().oneOf([...SOURCE_STATES]),
      'Whether Sourcify has the source of the code that runs. exact: it gives exactly this code; partial: this code with other metadata; none: it has none, others may; null: it was not asked, or did not answer.',
    ),
    safe: orNull(safeSchema, 'Of a Safe.'),
    token: orNull(tokenSchema, 'Where it answers as a token does.'),
    abilities: list(abilitySchema, 'Of a token.'),
    powers: list(heldPowerSchema.omit(['projectId', 'source']), 'The weakest holder first.'),
    functions: list(functionSchema.omit(['source']), 'By selector.'),
    whole: yesNo('Whether those are all functions that its code names.'),
    holds: list(heldSchema, 'At that block, of the tokens that this site knows.'),
    pending: list(pendingSchema, 'What waits in the timelocks between.'),
    pendingWhole: yesNo('Whether that is all that waits.'),
    open: list(yup.string().required(), 'What is not known, a sentence part each.'),
    records: list(
      yup.object({
        projectId: text('Id of the project.'),
        name: text('What the project calls it.'),
        role: choice(CONTRACT_ROLES, 'What it does in the project.'),
      }),
      'Records of this site that have the address.',
    ),
    sameTicker: list(
      yup.object({
        projectId: text('Id of the project.'),
        project: text('Its name.'),
        id: text('CAIP-19 id of its token.'),
      }),
      'Recorded tokens with the same ticker that are not this one.',
    ),
  })
  .meta({ name: 'Scan' });
export type Scan = yup.InferType<typeof scanSchema>;

export const listScanChains = defineEndpoint({
  id: 'listScanChains',
  open: true,
  method: 'GET',
  path: SCANS_PATH,
  cacheSeconds: 300,
  summary: 'Chains on which this site scans contracts.',
  output: yup
    .object({ chains: list(yup.string().required(), 'CAIP-2 ids; empty: it scans none.') })
    .meta({ name: 'ScanChains' }),
});

export const readScan = defineEndpoint({
  id: 'readScan',
  method: 'GET',
  path: SCAN_PATH,
  perMinute: 120,
  summary:
    'What was found of a contract by the last scan, which is kept for a day. Asking starts none.',
  params: yup.object({ id: scanId() }),
  output: scanSchema,
});

export const startScan = defineEndpoint({
  id: 'startScan',
  method: 'POST',
  path: SCAN_PATH,
  sameOriginOnly: true,
  public: false,
  perMinute: 20,
  summary: 'Begins a scan of a contract, where there is none of the last day.',
  params: yup.object({ id: scanId() }),
  output: yup.object({ askedAt: time() }),
});
