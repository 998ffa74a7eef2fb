import { makeUser } from './factories';
import { endStays } from './moveStays';
import { paid } from './staffMoney';
import type { TestServer } from './testServer';

/** The id of a review that a guest wrote after a stay. */
export async function reviewed(server: TestServer): Promise<string> {
  const { person, id } = await paid(server);
  await endStays(id);
  const { data } = await person.graphql(
    `mutation { createReview(input: { bookingId: "${id}", rating: 4, text: "Good" }) { ... on Review { id } } }`,
  );
  return data.createReview.id;
}

/** The id of a review that another guest reported. */
export async function reported(server: TestServer): Promise<string> {
  const reviewId = await reviewed(server);
  const person = await server.as(await makeUser());
  await person.graphql(
    `mutation { reportReview(input: { reviewId: "${reviewId}", reason: SPAM }) { __typename } }`,
  );
  return reviewId;
}
