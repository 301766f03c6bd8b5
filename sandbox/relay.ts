import type { Server } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

/** Bytes of one message, messages kept for a receiver that comes late, and bytes that may wait for a slow receiver. */
const limits = { message: 1_000_000, kept: 200, waiting: 8_000_000 };

/**
 * Relays what a page under inspection sends to everyone who listens (`createWebSocketInspector` and `createWebSocketReceiver` of
 * @statelyai/inspect). Who has sent something is a page, and hears nothing. Text frames only.
 */
export const attachRelay = (server: Server, path: string): { close(): void } => {
  const relay = new WebSocketServer({ noServer: true, maxPayload: limits.message });
  const pages = new WeakSet<WebSocket>();
  const kept: string[] = [];

  relay.on('connection', (socket) => {
    for (const text of kept) socket.send(text);
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, isBinary) => {
      if (isBinary) return socket.close(1003, 'text frames only');
      pages.add(socket);
      const text = data.toString();
      kept.push(text);
      if (kept.length > limits.kept) kept.shift();
      for (const receiver of relay.clients) {
        if (pages.has(receiver) || receiver.readyState !== WebSocket.OPEN) continue;
        if (receiver.bufferedAmount > limits.waiting) receiver.terminate();
        else receiver.send(text);
      }
    });
  });

  server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== path) {
      // Vite answers its own upgrades; nobody else's lead anywhere.
      if (!request.headers['sec-websocket-protocol']?.startsWith('vite-')) socket.destroy();
      return;
    }
    relay.handleUpgrade(request, socket, head, (client) => relay.emit('connection', client, request));
  });

  return {
    close: () => {
      for (const client of relay.clients) client.terminate();
      relay.close();
    },
  };
};
