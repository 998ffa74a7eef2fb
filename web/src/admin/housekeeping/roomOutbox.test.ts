import { ApolloClient } from '@apollo/client';
import { fakeServer } from '../../../test/fakeServer';
import { guest } from '../../../test/visit';
import { makeCache } from '../../apollo/cache';
import { Unreachable } from '../../apollo/reachability';
import { ViewerDocument } from '../../session/Session.generated';
import { RoomOutbox } from './roomOutbox';
import { withPending, type RoomRow } from './roomRows';

const ROOM = 'a'.repeat(24);
const room = (revision: string | null = 'seen'): RoomRow => ({
  id: ROOM,
  title: 'Double',
  floor: 3,
  occupied: false,
  dueOut: false,
  stayOver: false,
  arrival: false,
  arrivalHour: null,
  openRepairs: 0,
  isPending: false,
  state: stateOf('DIRTY', revision),
});
const stateOf = (status: 'CLEAN' | 'DIRTY' | 'INSPECTED', revision: string | null) => ({
  __typename: 'RoomState' as const,
  id: ROOM,
  status,
  doNotDisturb: false,
  revision,
  cause: null,
  changedAt: null,
  changedBy: null,
  assignee: null,
  outOfOrder: null,
  roomNumber: { __typename: 'RoomNumber' as const, id: ROOM, number: 308 },
});

interface Input {
  status: 'CLEAN' | 'INSPECTED';
  changeId: string;
  seenRevision: string | null;
}

/** A device whose server answers changes like this, in the order in which they come. */
function open(answer: (input: Input) => object) {
  const inputs: Input[] = [];
  const { link } = fakeServer({
    ChangeRoomState: ({ input }: { input: Input }) => {
      inputs.push(input);
      return { changeRoomState: answer(input) } as never;
    },
  } as never);
  const client = new ApolloClient({ cache: makeCache(), link, dataMasking: true });
  client.writeQuery({ query: ViewerDocument, data: { viewer: guest } });
  return { client, inputs, outbox: new RoomOutbox(client, guest.id) };
}
const isSent = async (outbox: RoomOutbox) => {
  for (let tries = 0; tries < 50 && outbox.all().some(({ problem }) => !problem); tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
};
const lost = (): never => {
  throw new Unreachable();
};

beforeEach(() => localStorage.clear());

test('two changes of a room are sent in their order, the second on top of the first, and survive a reload', async () => {
  const before = open(lost);
  before.outbox.add(room(), { status: 'CLEAN' });
  const [shown] = withPending([room()], before.outbox.all());
  expect(shown).toMatchObject({ isPending: true, state: { status: 'CLEAN' } });
  before.outbox.add(shown!, { status: 'INSPECTED' });
  before.client.stop();
  // nothing more is sent in the name of somebody who is not signed in here
  before.client.writeQuery({ query: ViewerDocument, data: { viewer: null } });

  const { outbox, inputs } = open(({ status, changeId }) => stateOf(status, changeId));
  expect(outbox.all()).toHaveLength(2);
  void outbox.run();
  await isSent(outbox);
  expect(inputs.map(({ status }) => status)).toEqual(['CLEAN', 'INSPECTED']);
  expect(inputs[0]!.seenRevision).toBe('seen');
  expect(inputs[1]!.seenRevision).toBe(inputs[0]!.changeId);
  expect(localStorage).toHaveLength(0);
});

test('a refused change is told, takes those that build on it along, and goes once it is read', async () => {
  const { outbox, inputs } = open(() => ({
    __typename: 'RoomStateRefused',
    message: 'Bea set room 308 to inspected.',
    state: stateOf('INSPECTED', 'newer'),
  }));
  outbox.add(room(), { status: 'CLEAN' });
  outbox.add(withPending([room()], outbox.all())[0]!, { status: 'INSPECTED' });
  await isSent(outbox);
  expect(inputs).toHaveLength(1);
  expect(outbox.all()).toMatchObject([{ problem: 'Bea set room 308 to inspected.' }]);
  expect(withPending([room()], outbox.all())[0]).toMatchObject({ isPending: false });
  outbox.dismiss(outbox.all()[0]!.changeId);
  expect(outbox.all()).toEqual([]);
});
