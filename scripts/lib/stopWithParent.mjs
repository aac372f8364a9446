/**
 * Loaded before a child's own code: a child whose parent was killed (its channel closes) stops like one that was told to, so
 * that no forgotten server keeps a port or the data directory.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// A child that has nothing left to do ends, although the channel is open.
process.channel?.unref();
