export { listWallets } from './walletList';
