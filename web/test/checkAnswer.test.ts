import { parse } from 'graphql';
import { checkAnswer } from './checkAnswer';

const query = parse(`
  query ($from: Night!, $to: Night!) {
    roomTypes { total items { id title maxPeople roomNumbers { id taken: unavailableNights(from: $from, to: $to) } } }
  }
`);
const variables = { from: '2099-03-01', to: '2099-03-04' };
const room = { id: 'r1', taken: ['2099-03-01'] };
const type = { id: 't1', title: 'Petite double', maxPeople: 2, roomNumbers: [room] };
const check = (changes: object, of: object = variables) =>
  checkAnswer(query, of as typeof variables, { roomTypes: { total: 1, items: [{ ...type, ...changes }] } });

test('a valid answer is reduced to the requested fields', () => {
  expect(check({ photos: [] })).toEqual({ roomTypes: { total: 1, items: [type] } });
});

test.each<[string, object, string]>([
  ['a missing field', { title: undefined }, 'roomTypes.items.0.title: the answer has no RoomType.title'],
  ['a field that no longer exists', { colour: 'blue' }, 'RoomType has no field colour'],
  ['a number for a text', { title: 5 }, '5 is not of type String!'],
  ['a text for a number', { maxPeople: '2' }, '"2" is not of type Int!'],
  ['null where something must be', { id: null }, 'Cannot return null for non-nullable field RoomType.id'],
  [
    'a list element of another type',
    { roomNumbers: [{ ...room, taken: ['soon'] }] },
    '"soon" is not of type',
  ],
  ['another type', { __typename: 'Hotel' }, 'RoomType is expected, the answer says Hotel'],
])('an answer with %s is refused', (_case, changes, message) => {
  expect(() => check(changes)).toThrow(message);
});

test('an unknown member of an enumeration is refused', () => {
  const captcha = (kind: string) =>
    checkAnswer(parse('{ settings { captcha { kind } } }'), {}, { settings: { captcha: { kind } } });
  expect(captcha('NONE')).toEqual({ settings: { captcha: { kind: 'NONE' } } });
  expect(() => captcha('MAYBE')).toThrow('Enum "CaptchaKind" cannot represent value: "MAYBE"');
});

test('a member of a union is named by its type, and an unknown one is refused', () => {
  const signIn = parse(
    'mutation { signIn(input: { username: "a", password: "b" }) { ... on Problem { message } } }',
  );
  const answer = (more: object) => checkAnswer(signIn, {}, { signIn: { message: 'No.', ...more } });
  expect(answer({ __typename: 'InvalidCredentials' })).toEqual({ signIn: { message: 'No.' } });
  expect(() => answer({})).toThrow('the answer needs a __typename');
  expect(() => answer({ __typename: 'NightsTaken' })).toThrow('not a possible type');
});

test('a request with a missing variable is refused', () => {
  expect(() => check({}, { from: '2099-03-01' })).toThrow('Variable "$to"');
});
