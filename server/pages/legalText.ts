import {
  contactWords,
  cookiesOfSite,
  CORRECTED,
  DEMONSTRATION_SET,
  operatorBlocks,
  retentionTable,
  type LegalText,
  type SiteFacts,
  type Words,
} from '@/components/company';
import { readLegalText, type Parts } from './readLegalText';

/** Hosts that pages of this site load from or talk to. */
const otherHosts = ({ picturesFrom, analytics, ...facts }: SiteFacts) =>
  facts.logosFrom ||
  facts.browserErrorsTo ||
  facts.quotesAt ||
  facts.flagsFrom ||
  picturesFrom.bucket ||
  picturesFrom.provider ||
  (analytics?.id ?? null);

const linkTo = (text: string): Words => ({ text, href: text });

const partsOf = (facts: SiteFacts): Parts => ({
  words: {
    Careers: facts.operator.careers && linkTo(facts.operator.careers),
    Contact: contactWords(facts.operator),
    Corrected: CORRECTED,
    DemonstrationSet: DEMONSTRATION_SET,
    AccountsAt: facts.accountsAt,
    Analytics: facts.analytics?.id ?? null,
    AnalyticsHost: facts.analytics?.host ?? null,
    BrowserErrorsTo: facts.browserErrorsTo,
    FlagsFrom: facts.flagsFrom,
    LogosFrom: facts.logosFrom,
    OtherHosts: otherHosts(facts),
    OtherServices: facts.accountsAt || facts.serverErrorsTo || otherHosts(facts),
    PictureBucket: facts.picturesFrom.bucket,
    PictureProvider: facts.picturesFrom.provider,
    QuotesAt: facts.quotesAt,
    ServerErrorsTo: facts.serverErrorsTo,
  },
  blocks: {
    CookieTable: () => [cookiesOfSite(facts)],
    Operator: () => operatorBlocks(facts.operator),
    RetentionTable: () => [retentionTable(facts)],
  },
});

export const aboutText = (facts: SiteFacts): Promise<LegalText> =>
  readLegalText('about', partsOf(facts));

export const careersText = (facts: SiteFacts): Promise<LegalText> =>
  readLegalText('careers', partsOf(facts));

/** What a rating means: docs/method.md. */
export const termsText = (facts: SiteFacts): Promise<LegalText> =>
  readLegalText('terms-and-conditions', partsOf(facts));

/** What the software stores today: docs/security.md, Personal data. */
export const privacyText = (facts: SiteFacts): Promise<LegalText> =>
  readLegalText('privacy-policy', partsOf(facts));

export async function disclaimerText(facts: SiteFacts): Promise<LegalText> {
  const { sections } = await termsText(facts);
  const { words, blocks } = partsOf(facts);
  const AsInTerms = (section: string) => sections.find(({ id }) => id === section)!.blocks;
  return readLegalText('disclaimer', { words, blocks: { ...blocks, AsInTerms } });
}
