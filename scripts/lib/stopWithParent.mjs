/** Preloaded in child processes, so that no orphan keeps a port or the data directory. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The open channel must not keep a finished child alive.
process.channel?.unref();
