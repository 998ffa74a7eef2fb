import type { SessionState } from './session';

interface Sent {
  method?: 'GET' | 'POST';
  body?: BodyInit;
  /** The content type of the body. */
  type?: string;
  signal?: AbortSignal;
}

/** Asks outside GraphQL with the access token, by POST unless said otherwise. If it is refused, asks again with a new one. */
export async function sendSigned(
  session: SessionState,
  address: string,
  { method = 'POST', body, type, signal }: Sent,
): Promise<Response> {
  const send = () =>
    fetch(address, {
      method,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      headers: {
        authorization: `Bearer ${session.accessToken()}`,
        ...(type && { 'content-type': type }),
      },
    });
  const response = await send();
  return response.status === 401 && (await session.renew()) ? send() : response;
}
