export { ConnectedWallets } from './ConnectedWallets';
export { walletName } from './names';
export { WalletsPart, type WalletsPartProps } from './WalletsPart';
