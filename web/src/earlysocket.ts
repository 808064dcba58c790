/** The socket that the page opened before its script was there, handed on to who wants one at the same address. */

/** A socket, and what it has said so far. */
export interface Early {
  address: string;
  socket: WebSocket;
  heard: string[];
}

declare global {
  interface Window {
    early?: Early | undefined;
  }
}

/** The address of a socket of this page's server. */
export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
}

/** A socket at the address; what an early one has already heard is told once the caller listens. */
export function openSocket(address: string): WebSocket {
  const early = globalThis.window?.early;
  if (early?.address !== address) return new WebSocket(address);
  window.early = undefined;
  const { socket, heard } = early;
  if (socket.readyState > WebSocket.OPEN) return new WebSocket(address);
  socket.onmessage = null;
  queueMicrotask(() => {
    if (socket.readyState === WebSocket.OPEN) socket.onopen?.(new Event("open"));
    for (const data of heard) socket.onmessage?.(new MessageEvent("message", { data }));
  });
  return socket;
}
