import type { Served } from '../builtServer';

const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken } ... on Problem { message } } }';

/** The access token of a demonstration account. */
export async function signIn(server: Served, username: string): Promise<string> {
  const { data } = await server.graphql(SIGN_IN, { input: { username, password: 'Stay#2026' } });
  if (!data.signIn.accessToken) throw new Error(data.signIn.message);
  return data.signIn.accessToken as string;
}
