import { TestChain } from '../../testing/chain/TestChain';
import { TestPrices } from '../../testing/chain/TestPrices';
import { hubspotStandIn, type HubspotStandIn } from './hubspotStandIn';
import { startSite, type Site } from './site';

export const HUBSPOT_FORM = {
  portal: '12345',
  form: '7b0a7b7e-3c1c-4c52-9a55-0f8f2b1d6c11',
};

/** A site that its tests may change as its operator, with stand-ins for what it asks elsewhere. */
export interface OperatedSite extends Site {
  chain: TestChain;
  prices: TestPrices;
  hubspot: HubspotStandIn;
  close(): Promise<void>;
}

export async function startOperatedSite(worker: number): Promise<OperatedSite> {
  const chain = new TestChain(1);
  const prices = new TestPrices();
  const [hubspot] = await Promise.all([hubspotStandIn(), chain.start(), prices.start()]);
  const site = await startSite(
    {
      FLAGS_POLL_SECONDS: '1',
      TRUST_PROXY: 'true',
      RPC_URLS: `1=${chain.url}`,
      PRICES_URL: prices.url,
      HUBSPOT_PORTAL_ID: HUBSPOT_FORM.portal,
      HUBSPOT_FORM_ID: HUBSPOT_FORM.form,
      HUBSPOT_STAND_IN_URL: hubspot.url,
    },
    `operated-${worker}`,
    { store: 'filled' },
  );
  return {
    ...site,
    chain,
    prices,
    hubspot,
    async close() {
      await site.stop();
      await Promise.all([hubspot.close(), chain.close(), prices.close()]);
    },
  };
}
