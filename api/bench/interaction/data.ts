import type { Served } from '../builtServer';

const ROOMS = 200;
const MESSAGES = 2000;
/** Messages on their way at once. */
const AT_ONCE = 20;

/** Asks the server as one of the accounts of the demonstration. */
async function signedIn(server: Served, username: string) {
  const ask = async (token: string, query: string, variables: object) => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data?: Record<string, any>; errors?: unknown };
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0];
  };
  const input = { username, password: 'Stay#2026' };
  const query =
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken } } }';
  const { accessToken } = await ask('', query, { input });
  return (text: string, variables: object = {}) => ask(accessToken, text, variables);
}

/** Gives a hotel of the demonstration many rooms; returns its id. */
export async function addRooms(server: Served): Promise<string> {
  const ask = await signedIn(server, 'admin_demo');
  const { items } = await ask('{ hotels(filter: { city: "Lisbon" }, limit: 1) { items { id } } }');
  const hotelId: string = items[0].id;
  const numbers = Array.from({ length: ROOMS }, (_, place) => 1001 + place);
  for (let from = 0; from < ROOMS; from += 100) {
    const input = {
      hotelId,
      title: `Tower ${from + 1}`,
      description: 'A room in the tower.',
      priceCents: 9000,
      roomNumbers: numbers.slice(from, from + 100),
    };
    const answer = await ask(
      'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { __typename ... on Problem { message } } }',
      { input },
    );
    if (answer.__typename !== 'RoomType') throw new Error(JSON.stringify(answer));
  }
  return hotelId;
}

/** Writes many messages from guest_demo to guest_two; returns the id of the chat. */
export async function addMessages(server: Served): Promise<string> {
  const ask = await signedIn(server, 'guest_demo');
  const [{ id: userId }] = await ask('{ chatPartners(text: "Tomás Ferreira") { id } }');
  const { id: chatId } = await ask(
    'mutation ($input: OpenChatInput!) { openChat(input: $input) { ... on Chat { id } } }',
    { input: { userId } },
  );
  let next = 0;
  const write = async () => {
    for (let place = next++; place < MESSAGES; place = next++)
      await ask('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }', {
        input: { chatId, content: `Line ${place + 1} of a long winter`, clientMessageId: `line-${place}` },
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
  return chatId;
}
