import { getNamedType, isInterfaceType, isUnionType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { readRootFieldSources } from '../../../test/rootFieldSources';
import { proofRuleOf, type Permission } from '../../access/policy';
import { PROOF } from '../../access/rules';
import { domains } from '../../domains';
import { makeSchema } from '../makeSchema';

/*
 * Checks that the refusals of a service equal the members of its field's union, which are written in two places. A
 * refusal that the union lacks becomes BAD_USER_INPUT, and a member that is never returned misleads clients.
 */

/** Refusals that a field rightly does not name, with the reason. */
const NOT_NAMED: Record<string, string> = {
  'generateUploadSignature TooManyAttempts': 'Its code, RATE_LIMITED, says all of it.',
  'paymentRequest TooManyAttempts': 'The same.',
  'endSession ProofNeeded': 'Its code, PROOF_NEEDED, says all of it.',
  'cancelBookings ProofNeeded': 'The same.',
  'endOtherSessions ProofNeeded': 'The same.',
  'signOutUsers ProofNeeded': 'The same.',
  'updateUsers ProofNeeded': 'The same.',
  'createRoomType NoSuchRoomNumbers': 'Only rooms that were just made are described.',
  'deleteCity StaysInProgress': 'A city with hotels is not deleted.',
  'deleteHotelType StaysInProgress': 'A hotel type with hotels is not deleted.',
  'undoImport StaysInProgress': 'An import is not undone once one of its rooms was booked.',
  'updateRoomCalendar DoesNotExist': 'The hotel is locked and open when nights are released.',
  'readRoomCalendar DoesNotExist': 'The same.',
  'disconnectRoomCalendar DoesNotExist': 'The same.',
  'syncChannelBooking FrontDeskRefused': 'Its words come as ChannelBookingRefused.',
  'syncChannelBooking NightsTaken': 'The same.',
  'syncChannelBooking PriceChanged': 'The same.',
  'syncChannelBooking ProofNeeded': 'The same.',
  'syncChannelBooking StayRefused': 'The same.',
  'quote StayRefused': 'The screens show the words of any error of a quote.',
  'quote ExtraRefused': 'The same.',
  'walkInQuote StayRefused': 'The same.',
  'finishSignIn InvalidCredentials':
    'Only an app password can be revoked meanwhile, and it needs no second step.',
  'finishPasskeySignIn InvalidCredentials': 'The same.',
  'changeQuote StayRefused': 'The screens show the words of any error of a quote.',
  'changeQuote NotChangeable': 'The same.',
  'staffChangeQuote NotChangeable': 'The same.',
};

/** Refusals of a shared union that not all of its fields make. */
const SHARED: Record<string, string> = {
  'ChangeChatResult TooManyAttempts': 'Only addChatMembers is limited by person and day.',
  'OpenChatResult TooManyAttempts': 'A chat about a booking is not limited by person and day.',
  'ChangeSignInResult ProofNeeded': 'Revoking an app password takes access away, so it needs no proof.',
  'ChangeSignInResult SignInChangeRefused': 'An app password is revoked without conditions.',
  'ResetFactorsResult SignInChangeRefused': 'A reset is taken back without conditions.',
  'WebhookResult TooManyAttempts': 'Only a new webhook is sent a challenge.',
};

let schema: GraphQLSchema;
/** The classes that the resolver of a root field may make. */
let made: Map<string, ReadonlySet<string>>;
beforeAll(async () => {
  schema = await makeSchema(domains);
  made = new Map(
    [...readRootFieldSources()].map(([field, { makes, asksFor }]) => {
      const isProven = [...asksFor].some((permission) => proofRuleOf(permission as Permission) === PROOF);
      return [field, new Set([...makes, ...(isProven ? ['ProofNeeded'] : [])])];
    }),
  );
});

test("a field's union has exactly the refusals of its service", () => {
  const problem = schema.getType('Problem');
  const problems = isInterfaceType(problem) ? schema.getPossibleTypes(problem).map(({ name }) => name) : [];
  const refused: Record<string, string[]> = {};
  const named: Record<string, string[]> = {};
  for (const field of rootFields()) {
    const isNamed = (name: string) => !(`${field.name} ${name}` in NOT_NAMED);
    refused[field.name] = problems.filter((name) => made.get(field.name)?.has(name) && isNamed(name));
    const isShared = (name: string) => `${getNamedType(field.type).name} ${name}` in SHARED;
    named[field.name] = problems.filter(
      (name) => membersOf(field).includes(name) && (!isShared(name) || made.get(field.name)?.has(name)),
    );
  }
  expect(Object.values(named).filter((names) => names.length).length).toBeGreaterThan(70);
  expect(refused).toEqual(named);
});

test('each refusal of a shared union is made by at least one of its fields', () => {
  for (const one of Object.keys(SHARED)) {
    const [union, name] = one.split(' ');
    const fields = rootFields().filter(({ type }) => getNamedType(type).name === union);
    expect({ one, isRefused: fields.some((field) => made.get(field.name)?.has(name!)) }).toEqual({
      one,
      isRefused: true,
    });
  }
});

test('each exception in this test is really refused by its service', () => {
  for (const one of Object.keys(NOT_NAMED)) {
    const [field, name] = one.split(' ');
    expect({ one, isRefused: made.get(field!)?.has(name!) }).toEqual({ one, isRefused: true });
  }
});

const rootFields = (): GraphQLField<unknown, unknown>[] =>
  [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!].flatMap((root) =>
    Object.values(root.getFields()),
  );

function membersOf({ type }: GraphQLField<unknown, unknown>): string[] {
  const union = getNamedType(type);
  return isUnionType(union) ? union.getTypes().map(({ name }) => name) : [];
}
