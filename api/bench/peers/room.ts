import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * POST /send sends a message with this content to everybody in the room; any other request answers that the server
 * runs.
 */
export function answerRoom(
  request: IncomingMessage,
  response: ServerResponse,
  tell: (message: object) => void,
): void {
  if (request.method !== 'POST') return void response.end('{}');
  let content = '';
  request.on('data', (chunk: Buffer) => (content += String(chunk)));
  request.on('end', () => {
    const id = 'a'.repeat(24);
    tell({ id, content, sentAt: new Date(), sentBy: { id, name: 'Greta Lindholm' }, chat: { id } });
    response.end('{}');
  });
}
