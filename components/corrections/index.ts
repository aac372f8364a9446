export { copy as correctionsCopy } from './copy';
export { CorrectionsScreen, type CorrectionsScreenProps } from './CorrectionsScreen';
export { correctionWords, shorten } from './words';
