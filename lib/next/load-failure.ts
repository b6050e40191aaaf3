/**
 * What is thrown while a page is drawn whose payload did not come whole: the browser's own TypeError for a connection
 * that was cut, React's “Connection closed.” for a payload that ends too early (number 412 in a build), Turbopack's
 * ChunkLoadError. Next itself loads the page whole only when the payload fails before its first row
 * (e2e/failures/cut-connections.spec.ts cuts at random places).
 */
const NETWORK = /network|fetch|load failed|input stream/i
const CLOSED = /Connection closed|React error #412\b/

/** Whether an error means that something could not be loaded, and not that the code failed. */
export const isLoadFailure = ({ name, message }: Error): boolean =>
  name === 'ChunkLoadError' || (name === 'TypeError' && NETWORK.test(message)) || CLOSED.test(message)
