import type { Visitor } from './testServer';

/** A password that no account has yet. */
export const NEW_PASSWORD = 'Other#Harbour8';
/** Runs a mutation; returns its typename, the selected fields, and the message of a problem. */
export const ask = async (person: Visitor, field: string, input: object, selection = ''): Promise<any> => {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const answer = await person.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ${selection} ... on Problem { message } } }`,
    { input },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data[field];
};
/** Gives a proof that the owner is at the device, and keeps the new access token. */
export async function giveProof(person: Visitor, input: object): Promise<any> {
  const answer = await ask(person, 'giveProof', input, '... on ProofGiven { provenUntil accessToken }');
  if (answer.accessToken) person.accessToken = answer.accessToken;
  return answer;
}
export const isSignedIn = async (person: Visitor) =>
  (await person.graphql('{ viewer { id } }')).data.viewer !== null;
