import type { GraphQLError } from 'graphql';
import { ACT_AS_HOTEL } from '../../access/actAsHotel';
import type { Viewer } from '../../access/policy';
import { keyRefusal, viewerOfToken } from '../../http/authentication';

/** What a client says when it opens a socket: an access token or an API key, and the hotel as which it acts. */
export type ConnectionParams = { accessToken?: unknown; [ACT_AS_HOTEL]?: unknown };

/** The viewer of a connection, or the error that refuses its API key; undefined without a valid token. */
export const viewerOf = async (
  params: ConnectionParams | undefined,
): Promise<Viewer | GraphQLError | undefined> =>
  typeof params?.accessToken === 'string'
    ? viewerOfToken(params.accessToken, params[ACT_AS_HOTEL]).catch(keyRefusal)
    : undefined;
