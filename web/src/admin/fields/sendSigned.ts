import type { SessionState } from '../../session/session';

interface Sent {
  body?: BodyInit;
  /** The kind of the body. */
  type?: string;
  signal: AbortSignal;
}

/** Posts beside GraphQL with the access token, and once more with a new one where it is refused. */
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
