export { appendEvents } from './appendEvents';
export { listReaders, type ReaderStatus } from './listReaders';
export { keepReading } from './keepReading';
export { pruneEvents } from './pruneEvents';
export { listChangesAfter } from './listChanges';
export { listControlChanges, listNewest } from './listNewest';
export { readAll, registerReaders } from './readEvents';
export type { EventReader, NewEvent, Stopped, StoredEvent } from '../eventTypes';
