import type { Flow } from './flow';

const DAY_OF_LISTING = '2022-04-14';

/**
 * The Ronin bridge theft of 23 March 2022, as published by governments and the project. Collected
 * by hand and checked on 21 November 2026; this site traced nothing.
 */
export const RONIN_FLOW: Flow = {
  title: 'Where the funds from the Ronin bridge went, as published',
  description:
    'From the Ronin bridge, 173,600 ether and 25.5 million USDC went to the address 0x098B…2f96. According to official statements, more than 455 million dollars went through Tornado Cash, more than 20.5 million through Blender.io and an amount that was not stated through Sinbad.io; 60 million Norwegian kroner were seized by Økokrim. Of the rest these statements say nothing.',
  points: [
    { id: 'bridge', name: 'Ronin bridge', note: '23 March 2022' },
    { id: 'wallet', name: '0x098B…2f96', note: 'listed by OFAC 14 April 2022' },
    { id: 'tornado', name: 'Tornado Cash', note: 'a mixer on Ethereum' },
    { id: 'blender', name: 'Blender.io', note: 'a mixer for bitcoin' },
    { id: 'sinbad', name: 'Sinbad.io', note: 'a mixer for bitcoin' },
    { id: 'okokrim', name: 'Seized in Norway', note: 'given back to Ronin Network' },
  ],
  hops: [
    {
      from: 'bridge',
      to: 'wallet',
      amount: '173,600 ETH and 25.5M USDC',
      usd: 620e6,
      text: 'Two withdrawals signed with five of nine validator keys. The FBI put the theft at $620 million and named the Lazarus Group and APT38. The address was added to the US sanctions list as 0x098B716B8Aaf21512996dC57EB0615e2383E2f96.',
      sources: [
        {
          title: 'Ronin Network’s notice, as reported by Benzinga',
          url: 'https://www.benzinga.com/markets/cryptocurrency/22/03/26355003/infinitys-ronin-network-says-about-620m-stolen-in-major-security-breach',
          date: '2022-03-29',
        },
        {
          title: 'FBI statement, quoted in full by Massively OP',
          url: 'https://massivelyop.com/2022/04/15/the-fbi-says-it-was-a-north-korean-hacker-gang-that-crimed-axie-infinity-for-625m',
          date: DAY_OF_LISTING,
        },
        {
          title: 'OFAC sanctions list, entry 27307',
          url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=27307',
          date: DAY_OF_LISTING,
        },
      ],
    },
    {
      from: 'wallet',
      to: 'tornado',
      amount: 'over $455M',
      usd: 455e6,
      text: 'The US Treasury says that the mixer was used to launder over $455 million of this theft. The listing of the mixer was lifted on 21 March 2025 after a court of appeals had ruled on it.',
      sources: [
        {
          title: 'US Treasury, press release jy0916',
          url: 'https://home.treasury.gov/news/press-releases/jy0916',
          date: '2022-08-08',
        },
        {
          title: 'CoinDesk on the end of the listing',
          url: 'https://www.coindesk.com/policy/2025/03/21/u-s-government-removes-tornado-cash-sanctions',
          date: '2025-03-21',
        },
      ],
    },
    {
      from: 'wallet',
      to: 'blender',
      amount: 'over $20.5M',
      usd: 20.5e6,
      text: 'The US Treasury says that the mixer processed over $20.5 million of the proceeds. The way from the address to there is not part of the statement.',
      sources: [
        {
          title: 'US State Department',
          url: 'https://www.state.gov/the-democratic-peoples-republic-of-koreas-illicit-activities-and-sanctions-evasion/',
          date: '2022-05-06',
        },
        {
          title: 'The amount, as reported by Axios',
          url: 'https://www.axios.com/2022/05/06/treasury-cryptocurrency-tool-blender-north-korea',
          date: '2022-05-06',
        },
      ],
    },
    {
      from: 'wallet',
      to: 'sinbad',
      amount: 'not stated',
      usd: null,
      text: 'The US Treasury says that the mixer processed millions of dollars of the group’s thefts, this one among them, without a figure for it.',
      sources: [
        {
          title: 'US Treasury, press release kept by FRASER',
          url: 'https://fraser.stlouisfed.org/title/press-releases-united-states-department-treasury-6111/treasury-sanctions-mixer-used-dprk-launder-stolen-virtual-currency-656274/fulltext',
          date: '2023-11-29',
        },
      ],
    },
    {
      from: 'wallet',
      to: 'okokrim',
      amount: 'NOK 60M',
      usd: 5.9e6,
      text: 'Økokrim, Norway’s authority for economic crime, seized cryptocurrency worth about 60 million kroner, nearly $5.9 million, and by June 2024 had given all of it back to Ronin Network. Where it was found was not published. The developer said that authorities had frozen separate assets of about $40 million besides.',
      sources: [
        {
          title: 'Økokrim on the return',
          url: 'https://www.okokrim.no/nok-60-million-confiscated-in-the-axie-case.6671030-549344.html',
          date: null,
        },
        {
          title: 'The seizure, as reported by Decrypt',
          url: 'https://decrypt.co/121501/norwegian-authorities-recoup-5-9m-axie-infinity-ronin-hack',
          date: '2023-02-16',
        },
        {
          title:
            'The developer’s statement, as reported by The Daily Hodl, at Crypto News Australia',
          url: 'https://cryptonews.com.au/news/norwegian-authorities-return-5700000-worth-of-stolen-crypto-assets-from-2022-ronin-network-hack-121454/',
          date: '2024-06-09',
        },
      ],
    },
  ],
};
