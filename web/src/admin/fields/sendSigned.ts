import type { SessionState } from '../../session/session';

interface Sent {
  body?: BodyInit;
  /** The content type of the body. */
  type?: string;
  signal: AbortSignal;
}

/** Posts outside GraphQL with the access token. If it is refused, posts again with a new one. */
export async function sendSigned(
  session: SessionState,
  address: string,
  { body, type, signal }: Sent,
): Promise<Response> {
  const send = () =>
    fetch(address, {
      method: 'POST',
      body,
      signal,
      headers: {
        authorization: `Bearer ${session.accessToken()}`,
        ...(type && { 'content-type': type }),
      },
    });
  const response = await send();
  return response.status === 401 && (await session.renew()) ? send() : response;
}
