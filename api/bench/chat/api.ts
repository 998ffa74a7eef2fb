import type { Served } from '../builtServer';

const SIGN_IN = `mutation ($username: String!) { signIn(input: { username: $username, password: "Stay#2026" }) {
  ... on Session { accessToken viewer { id } } } }`;
const OPEN =
  'mutation ($userId: ID!) { openChat(input: { userId: $userId }) { ... on Chat { id } ... on Problem { message } } }';
export const SEND =
  'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on Problem { message } } }';

/** Sends a query as the owner of the token; returns the data. */
export async function ask(
  server: Pick<Served, 'url'>,
  token: string,
  query: string,
  variables: object,
): Promise<any> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as any;
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The session of a demonstration account. */
export const signIn = async (
  server: Pick<Served, 'url'>,
  username: string,
): Promise<{ accessToken: string; viewer: { id: string } }> =>
  (await ask(server, '', SIGN_IN, { username })).signIn;

/** The id of the chat between the owner of the token and another person. */
export const openChat = async (server: Pick<Served, 'url'>, token: string, userId: string): Promise<string> =>
  (await ask(server, token, OPEN, { userId })).openChat.id;
