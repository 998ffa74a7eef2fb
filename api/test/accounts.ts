import type { Visitor } from './testServer';

/** A password that nobody has yet. */
export const NEW = 'Other#Harbour8';
/** Asks a mutation for its typename, what is selected, and the words of a refusal. */
export const ask = async (person: Visitor, field: string, input: object, selection = ''): Promise<any> => {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const answer = await person.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ${selection} ... on Problem { message } } }`,
    { input },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data[field];
};
export const isIn = async (person: Visitor) =>
  (await person.graphql('{ viewer { id } }')).data.viewer !== null;
