import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { toCsvLine } from '../../../schema/csv';
import { HOTEL_FILE_COLUMNS } from '../../../schema/hotelFileColumns';
import { ask, openChat, SEND } from '../chat/api';
import type { Environment } from '../proof/environment';
import type { Guest } from '../proof/proofData';
import { QUESTIONS } from '../../test/listQuestions';

const BACKUP = path.join(__dirname, '../../dist/api/src/commands/backup.js');
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
const HEAR = 'subscription { messageReceived { id content } }';
/** Room numbers of an import, and of each of its room types. */
const IMPORTED = 5000;
const OF_A_TYPE = 100;

/** Opens a socket for each of these people, who hear their messages. */
export function listen(url: string, people: readonly Guest[]): { heard(): number; close(): void } {
  let heard = 0;
  const ignore = () => undefined;
  const clients = people.map(({ token }): Client => {
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken: token },
      retryAttempts: 1000,
    });
    client.subscribe({ query: HEAR }, { next: () => void heard++, error: ignore, complete: ignore });
    return client;
  });
  return { heard: () => heard, close: () => clients.forEach((client) => void client.dispose()) };
}

/** Writes messages between pairs of these people. */
export async function makeWriter(url: string, people: readonly Guest[]): Promise<() => Promise<unknown>> {
  const pairs: { token: string; chatId: string }[] = [];
  for (let at = 0; at + 1 < people.length; at += 2) {
    const { token } = people[at]!;
    pairs.push({ token, chatId: await openChat({ url }, token, people[at + 1]!.id) });
  }
  let count = 0;
  return () => {
    const { token, chatId } = pairs[count++ % pairs.length]!;
    return ask({ url }, token, SEND, {
      input: { chatId, content: `Message ${count}`, clientMessageId: `mixed-${count}` },
    });
  };
}

/** Asks the lists of staff, one after the other. */
export function makeStaff(url: string, token: string): () => Promise<unknown> {
  const questions = QUESTIONS.filter(({ asker }) => asker === undefined);
  let count = 0;
  return () => {
    const { query, variables } = questions[count++ % questions.length]!;
    return ask({ url }, token, query, variables);
  };
}

/** Signs a person in by the password. */
export const signIn = async (url: string, username: string, password: string): Promise<void> => {
  const { __typename } = (await ask({ url }, '', SIGN_IN, { input: { username, password } })).signIn;
  if (__typename !== 'Session') throw new Error(`The sign-in answered ${__typename}.`);
};

const postFile = async (url: string, token: string, type: string, body: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const answer = await fetch(url, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer.text();
};

/** Downloads all bookings; returns their number. */
export async function exportBookings(url: string, token: string): Promise<number> {
  const columns = ['reference', 'hotel', 'status'].map((field) => ({ field, label: field }));
  const body = JSON.stringify({ columns, variables: {} });
  return (
    (await postFile(`${url}/api/exports/bookings.csv`, token, 'application/json', body)).split('\n').length -
    1
  );
}

/** Imports a new hotel with thousands of room numbers. */
export async function importRooms(url: string, token: string, turn: number): Promise<void> {
  const hotel = { record: 'hotel', ref: `mixed-${turn}`, name: `Imported ${turn}`, description: 'A hotel.' };
  const rows: Record<string, string>[] = [
    { record: 'city', name: 'Importville', timeZone: 'UTC' },
    { record: 'hotel type', name: 'Imported' },
    { ...hotel, city: 'Importville', type: 'Imported', detailedDescription: 'A large hotel.' },
  ];
  for (let from = 1; from < IMPORTED; from += OF_A_TYPE)
    rows.push({
      record: 'room type',
      hotel: `mixed-${turn}`,
      name: `Type ${from}`,
      price: '120',
      maxPeople: '2',
      description: 'A room.',
      roomNumbers: Array.from({ length: OF_A_TYPE }, (_, place) => from + place).join('; '),
    });
  const lines = rows.map((row) => HOTEL_FILE_COLUMNS.map((column) => row[column] ?? ''));
  const file = [[...HOTEL_FILE_COLUMNS], ...lines].map(toCsvLine).join('');
  const report = await postFile(`${url}/api/imports/hotels?name=mixed.csv`, token, 'text/csv', file);
  if (!report.trim().split('\n').at(-1)!.includes(`"roomNumbers":${IMPORTED}`))
    throw new Error(report.slice(-300));
}

/** Backs everything up by the command, in its own process. */
export async function backUp(
  { settings, folder }: Pick<Environment, 'settings' | 'folder'>,
  turn: number,
): Promise<void> {
  const child = spawn('nice', ['node', BACKUP, path.join(folder, `mixed-${turn}.backup`)], {
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The backup ended with ${code}.`);
}
