import { createRequire } from 'node:module';

interface ReactServer {
  renderToReadableStream?: unknown;
}

const require = createRequire(__filename);

/**
 * Next renders with React's build for edge runtimes, which encodes each tag and attribute by itself.
 * Node's build has the same function and encodes a page in blocks. Call it once Next is loaded.
 */
export function renderWithNodeReact(): void {
  const edge = require('react-dom/server.edge') as ReactServer;
  const node = require('react-dom/server.node') as ReactServer;
  edge.renderToReadableStream = node.renderToReadableStream ?? edge.renderToReadableStream;
}
