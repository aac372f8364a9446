export { WalletsPart, type WalletsPartProps } from './WalletsPart';
