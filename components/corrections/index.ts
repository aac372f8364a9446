export { copy as correctionsCopy } from './copy';
export { CorrectionsScreen, type CorrectionsScreenProps } from './CorrectionsScreen';
export { correctionWords, hrefOf } from './words';
