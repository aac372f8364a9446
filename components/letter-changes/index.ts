export { copy as letterChangesCopy } from './copy';
export { LetterChangesScreen, type LetterChangesScreenProps } from './LetterChangesScreen';
