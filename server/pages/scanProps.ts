import type { GetServerSideProps, GetServerSidePropsResult } from 'next';
import { toScanScreen, type ScanFormProps, type ScanScreenProps } from '@/components/scan';
import { chainName } from '@/contracts/chain/chains';
import { listScanChains, readScan } from '@/contracts/endpoints';
import { addressFromId, chainFromId, EVM_ADDRESS, parseCaip } from '@/contracts/ids';
import { isScanId } from '@/contracts/chain/scan';
import { RequestError } from '@/lib/errors/RequestError';
import { rareRoutes } from '@/lib/rareRoutes';
import type { PageProps } from '@/lib/shell';
import { callBackend } from '@/server/backend/backend';
import { loadShell } from './shell';

/** The id of a scan; an address without a chain is of the only one. */
function toId(given: string, chain: string): string | undefined {
  const id = parseCaip(EVM_ADDRESS.test(given) ? `${chain}:${given}` : given);
  return id !== null && isScanId(id) ? id : undefined;
}

const lead = (destination: string): GetServerSidePropsResult<never> => ({
  redirect: { destination, permanent: false },
});

function wrongOf(
  typed: string,
  id: string | undefined,
  isScanned: boolean,
): ScanFormProps['wrong'] {
  if (typed === '' || isScanned) return null;
  return id === undefined ? 'address' : 'chain';
}

/** 404 where no chain is read. */
export const scanFormProps: GetServerSideProps<ScanFormProps & PageProps> = async ({
  query,
  res,
}) => {
  res.setHeader('Cache-Control', 'no-store');
  const { chains } = await callBackend(listScanChains);
  const [first] = chains;
  if (first === undefined) return { notFound: true };
  const [address, asked] = [query.address, query.chain].map((one) => String(one ?? '').trim());
  const chain = chains.find((one) => one === asked) ?? first;
  const isChosen = chains.length === 1 || chain === asked || address!.includes(':');
  const id = toId(address!, chain);
  const isScanned = id !== undefined && chains.includes(chainFromId(id));
  if (isScanned && isChosen) return lead(rareRoutes.scan(id));
  return {
    props: {
      shell: await loadShell(),
      chains: chains.map((value) => ({ value, label: chainName(value) })),
      ...{ address: address!, chain, wrong: wrongOf(address!, id, isScanned) },
    },
  };
};

/** Asking starts nothing: a visitor does. */
export const scanProps: GetServerSideProps<ScanScreenProps & PageProps> = async ({
  params,
  res,
}) => {
  res.setHeader('Cache-Control', 'no-store');
  const given = String(params?.address ?? '');
  if (EVM_ADDRESS.test(given)) return lead(`${rareRoutes.scan()}?address=${given}`);
  const id = toId(given, '');
  if (id === undefined) return { notFound: true };
  if (id !== given) return lead(rareRoutes.scan(id));
  try {
    const scan = await callBackend(readScan, { params: { id } });
    const page = scan.explorerUrl?.slice(0, -addressFromId(id).length);
    const urlOf = (other: string) =>
      page !== undefined && chainFromId(other) === chainFromId(id)
        ? `${page}${addressFromId(other)}`
        : null;
    return { props: { shell: await loadShell(), ...toScanScreen(scan, urlOf, new Date()) } };
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 404) throw error;
    const { chains } = await callBackend(listScanChains);
    // The form says that it is of another chain.
    return chains.length === 0 ? { notFound: true } : lead(`${rareRoutes.scan()}?address=${id}`);
  }
};
