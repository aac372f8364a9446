export { copy as outboxCopy } from './copy';
export { OutboxScreen, type OutboxScreenProps } from './OutboxScreen';
