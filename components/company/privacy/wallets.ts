import { texts, type LegalSection } from '../legalText';

export const walletsSection: LegalSection = {
  id: 'wallets',
  title: 'Wallets',
  blocks: texts(
    'Where this site offers portfolios, you can add wallets to your account. For each the site keeps its address, chain, label and place in your list, and when and how you proved that it is yours. A removed wallet is deleted a day later.',
    'To prove a wallet, you sign a message that names this site. Until the message is used, and for a day after it expires, the site keeps a hash of its random number with your account, session and the wallet. It does not keep the signature.',
    'To show what a wallet holds and which contracts may take from it, this site asks servers of its chain that the operator has chosen. They see the wallet’s address, and neither your account nor your network address. The answers stay in memory for minutes and are not stored.',
  ),
};
