import type { GraphQLError } from 'graphql';
import { preferredLanguage, type Language } from '../../../../schema/language';
import { ACT_AS_HOTEL } from '../../access/actAsHotel';
import type { Viewer } from '../../access/policy';
import { keyRefusal, viewerOfToken } from '../../http/authentication';

/**
 * What a client says when it opens a socket: an access token or an API key, by this name or as the header of HTTP, the
 * hotel as which it acts, and the language that is read.
 */
export type ConnectionParams = {
  accessToken?: unknown;
  authorization?: unknown;
  Authorization?: unknown;
  [ACT_AS_HOTEL]?: unknown;
  /** What the person reads: a tag such as `de`, or the header of HTTP, which stands before that of the handshake. */
  language?: unknown;
  acceptLanguage?: unknown;
};

/** The language of a socket's answers: what the client says as it opens the socket, else the header of the handshake. */
export function languageOf(params: ConnectionParams | undefined, handshake: string | undefined): Language {
  const said = params?.language ?? params?.acceptLanguage;
  return preferredLanguage(typeof said === 'string' ? said : handshake);
}

/** The token of a connection, whatever its type; undefined or null without one. */
export function tokenOf(params: ConnectionParams | undefined): unknown {
  const { accessToken, authorization, Authorization } = params ?? {};
  const header = authorization ?? Authorization;
  return accessToken ?? (typeof header === 'string' ? header.replace(/^bearer\s+/i, '') : header);
}

/** The viewer of a connection, or the error that refuses its API key; undefined without a valid token. */
export const viewerOf = async (
  params: ConnectionParams | undefined,
): Promise<Viewer | GraphQLError | undefined> => {
  const token = tokenOf(params);
  return typeof token === 'string'
    ? viewerOfToken(token, params?.[ACT_AS_HOTEL]).catch(keyRefusal)
    : undefined;
};
