import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { connectPerson } from '../src/chats/people/presence.service';
import type { User } from '../src/users/user.entity';
import { makeUser } from './factories';
import { whenTakenUp } from './sockets';
import { Visitor, type TestServer } from './testServer';

export const OPEN = `mutation Open($input: OpenChatInput!) { openChat(input: $input) {
  __typename ... on Chat { id name members { id name } } ... on Problem { message } } }`;
export const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) {
  __typename ... on Message { id number content sentAt sentBy { id name } } ... on Problem { message } } }`;
export const MESSAGES = `query Messages($id: ID!, $before: ID) { chat(id: $id) { id name unreadCount
  messages(before: $before, limit: 30) { hasEarlier items { id content sentAt sentBy { id name } } } } }`;
export const ON_MESSAGE = `subscription OnMessage($chatId: ID) {
  messageReceived(chatId: $chatId) { id content sentBy { id name } chat { id } } }`;

let count = 0;

/** A person who chats. */
export class Person {
  private constructor(
    readonly user: Pick<User, 'id' | 'email' | 'username'>,
    readonly visitor: Visitor,
  ) {}

  /** A person who has an account already. */
  static async signedIn(server: Pick<TestServer, 'url'>, username: string): Promise<Person> {
    const visitor = new Visitor(server as TestServer);
    const { data } = await visitor.signIn(username);
    return new Person(data.signIn.viewer, visitor);
  }

  /** A person who has an account and is signed in as this visitor. */
  static of = (user: User, visitor: Visitor): Person => new Person(user, visitor);

  static async on(server: TestServer, row: Partial<User> = {}): Promise<Person> {
    const user = await makeUser('CUSTOMER', row);
    return new Person(user, await server.as(user));
  }

  get id(): string {
    return this.user.id;
  }

  /** Runs a mutation and returns its result, even a refusal. */
  async do(field: string, input: Record<string, unknown>, fields = '... on Chat { id name }') {
    const name = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
    const { data, errors } = await this.visitor.graphql(
      `mutation ($input: ${INPUTS[field] ?? name}!) { ${field}(input: $input) { __typename ${fields} ... on Problem { message } } }`,
      { input },
    );
    return data?.[field] ?? { errors };
  }

  async open(other: Person): Promise<string> {
    return (await this.do('openChat', { userId: other.id })).id;
  }

  /** Creates a group with these people, who accept the invitation. */
  async group(...others: Person[]): Promise<string> {
    const { id } = await this.do('createGroupChat', { name: 'Trip', memberIds: others.map((one) => one.id) });
    for (const person of others) await person.do('acceptChatInvitation', { chatId: id });
    return id;
  }

  async send(chatId: string, content: string, clientMessageId = `own-${(count += 1)}`) {
    const { data, errors } = await this.visitor.graphql(SEND, {
      input: { chatId, content, clientMessageId },
    });
    return data?.sendMessage ?? { errors };
  }

  /** Subscribes on a new socket; `received` collects the events. */
  async listen(query: string, variables: Record<string, unknown> = {}) {
    const client = createClient({
      url: `${this.visitor.server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken: this.visitor.accessToken },
      retryAttempts: 0,
    });
    const received: any[] = [];
    const state = { isOver: false, errors: undefined as any };
    client.subscribe(
      { query, variables },
      {
        next: ({ data, errors }) => received.push(errors ? { errors } : Object.values(data!)[0]),
        error: (errors) => (state.errors = errors),
        complete: () => (state.isOver = true),
      },
    );
    await whenTakenUp(client);
    return { client, received, state, close: () => client.dispose() };
  }
}

const INPUTS: Record<string, string> = {
  removeChatMember: 'GroupMemberInput',
  changeGroupAdmin: 'GroupMemberInput',
  acceptChatInvitation: 'AnswerInvitationInput',
  declineChatInvitation: 'AnswerInvitationInput',
};

/** Waits until the condition holds, for three seconds at most. */
export async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries++) {
    if (tries === 150) throw new Error('It did not come to that within three seconds.');
    await pause(20);
  }
}

/** Gives the administrator one more invitation, group with an invitee, unread message, blocked person and person online. */
export async function addChatRows(server: TestServer, admin: Person): Promise<void> {
  const [person, other] = [await Person.on(server), await Person.on(server)];
  await person.send(await person.open(admin), 'Hello');
  await person.do('createGroupChat', { name: 'Trip', memberIds: [admin.id, other.id] });
  const group = await other.group(admin);
  await other.do('addChatMembers', { chatId: group, userIds: [person.id] });
  await admin.do('blockUser', { userId: other.id, blocked: true }, '... on User { id }');
  connectPerson(person.id);
}
