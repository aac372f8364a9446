import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { signedInProps, type SignedInProps } from './signedInProps';

/** Without the flag there is no such page. */
export async function portfolioProps(
  context: GetServerSidePropsContext,
): Promise<GetServerSidePropsResult<SignedInProps>> {
  const result = await signedInProps(context);
  if (!('props' in result)) return result;
  const { flags } = await result.props;
  return flags?.values.portfolio ? result : { notFound: true };
}
