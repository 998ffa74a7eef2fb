import type { ApolloClient } from '@apollo/client';
import { currentLanguage } from '../../../schema/language';
import { actingHeaders } from '../apollo/actingHotel';
import type { SessionState } from './session';

interface Sent {
  method?: 'GET' | 'POST';
  body?: BodyInit;
  /** The content type of the body. */
  type?: string;
  signal?: AbortSignal;
  /** For what may need a proof: the person is asked for it, by this client. */
  client?: ApolloClient;
}

/** Asks outside GraphQL with the access token, by POST unless said otherwise. If it is refused, asks again with a new one. */
export async function sendSigned(
  session: SessionState,
  address: string,
  { method = 'POST', body, type, signal, client }: Sent,
): Promise<Response> {
  const send = () =>
    fetch(address, {
      method,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      headers: {
        authorization: `Bearer ${session.accessToken()}`,
        'accept-language': currentLanguage(),
        ...actingHeaders(),
        ...(type && { 'content-type': type }),
      },
    });
  const response = await send();
  if (response.status === 401 && (await session.renew())) return send();
  if (client && (await needsProof(response)) && (await session.prove(client))) return send();
  return response;
}

async function needsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const answer = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { errors?: { extensions?: { code?: string } }[] };
  return answer.errors?.[0]?.extensions?.code === 'PROOF_NEEDED';
}
