import { Visitor, type TestServer } from './testServer';

interface Made {
  key: { id: string; hint: string; scopes: string[]; expiresAt: string | null };
  secret: string;
}

export const CREATE_KEY = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
  ... on NewApiKey { secret key { id name hint scopes expiresAt lastUsedAt } } ... on Problem { __typename message } } }`;

/** Makes a key for this person, who has just signed in. */
export async function makeKey(person: Visitor, scopes: string[], more: object = {}): Promise<Made> {
  const input = { name: 'Program', scopes, ...more };
  return (await person.graphql(CREATE_KEY, { input })).data.createApiKey;
}

/** A program that calls the server with a key. */
export function withKey(server: TestServer, { secret }: Pick<Made, 'secret'>): Visitor {
  return Object.assign(new Visitor(server), { accessToken: secret });
}
