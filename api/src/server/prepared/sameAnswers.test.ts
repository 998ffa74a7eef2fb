import { parse, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { anyVariables } from '../../../test/anyVariables';
import { answersOfBoth } from '../../../test/bothExecutors';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { WEB_DOCUMENTS } from '../../../test/webDocuments';
import { Booking } from '../../bookings/booking.entity';
import { ChatMember } from '../../chats/chatMember.entity';
import type { Viewer } from '../../core/policy';
import { repo } from '../../database/transaction';
import { Review } from '../../reviews/review.entity';
import { RoomType } from '../../rooms/roomType.entity';
import { seedDemo } from '../../seeds/seed.service';
import { User, roleOf } from '../../users/user.entity';
import { makeSchema } from '../graphqlSchema';
import { limitResolvers } from '../operationBudget';

/* Every query of the web app is answered alike, byte for byte, by graphql-js and as it is prepared. */

let server: TestServer;
let schema: GraphQLSchema;
const viewers = new Map<string, Viewer | undefined>([['nobody', undefined]]);
const ids: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo();
  schema = limitResolvers(await makeSchema());
  for (const username of ['guest_demo', 'admin_demo']) {
    const user = await repo(User).findOneByOrFail({ username });
    viewers.set(username, { id: user.id, role: roleOf(user), sessionId: '' });
  }
  const guest = viewers.get('guest_demo')!.id;
  const booking = await repo(Booking).findOneByOrFail({ userId: guest });
  const hotelId = booking.hotelId!;
  const { id: roomType } = await repo(RoomType).findOneByOrFail({ hotelId });
  const [review, member] = [
    await repo(Review).findOneByOrFail({ userId: guest }),
    await repo(ChatMember).findOneByOrFail({ userId: guest }),
  ];
  ids.push(booking.id, hotelId, roomType, review.id, member.chatId, guest);
});
afterAll(() => server.close());

const queries = WEB_DOCUMENTS.filter(({ kind }) => kind === 'query').map(({ name, text }) => [name, text]);
/** The queries that somebody was answered with rows. */
const answered = new Set<string>();

test.each(queries)('%s', async (name, text) => {
  const operation = parse(text!).definitions[0] as OperationDefinitionNode;
  const takesId = /\bID\b|Input!/.test(text!.split('{', 1)[0]!);
  for (const viewer of viewers.values())
    for (const id of takesId && viewer ? ids : ids.slice(0, 1)) {
      const variables = anyVariables(schema, operation, id);
      const [expected, first, second] = await answersOfBoth(schema, text!, variables, viewer);
      expect(first).toBe(expected);
      expect(second).toBe(expected);
      const { data, errors } = JSON.parse(expected);
      if (!errors && Object.values(data).every((value) => value !== null)) answered.add(name!);
    }
});

test('nearly all of them were answered with rows', () => {
  expect(answered.size).toBeGreaterThan(queries.length * 0.9);
});
