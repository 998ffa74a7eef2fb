import type { GraphiQLProps } from 'graphiql';
import { getOperationAST } from 'graphql';
import { createClient } from 'graphql-ws';

/** Asks what is written in the explorer: as the owner of the API key in the header `Authorization`, else as nobody. */
export const fetcher: GraphiQLProps['fetcher'] = async (params, options) => {
  const headers = (options?.headers ?? {}) as Record<string, string>;
  const document = options?.documentAST;
  if (document && getOperationAST(document, params.operationName)?.operation === 'subscription')
    return subscribe(params, headers);
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(params),
  });
  return response.json();
};

/** Opens a socket for one subscription, which takes the key as its connection's `accessToken`. */
function subscribe(
  { query, operationName, variables }: Parameters<GraphiQLProps['fetcher']>[0],
  headers: Record<string, string>,
) {
  const name = Object.keys(headers).find((header) => header.toLowerCase() === 'authorization');
  const client = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    connectionParams: { accessToken: name && headers[name]!.replace(/^Bearer /i, '') },
  });
  return client.iterate({ query, operationName, variables });
}
