import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OperationTypeNode, parse, visit, type DefinitionNode } from 'graphql';

const ROOT = path.join(__dirname, '../src');

const NO_ID = 'Only records with an id can be read by their fragment.';
const RATES = 'The former nights stay on the screen while others load; a fragment hook would wait for them.';
const SEARCHED = 'The page itself searches, orders and holds the rows.';
const LEAVES_CACHE = 'A chat or its last message may leave the cache while the screen still shows it.';
const NOT_CACHED = 'Found messages are not in the cache, and one list shows them with those that are.';
const PART_OF_RESULT = 'The fragment is part of a result that is read whole.';
const EVENT = 'An event is read once, in a callback, like the result of a mutation.';

/**
 * Where data may be unmasked outside of the results of mutations, and why. Elsewhere a query names the fields that its own
 * component reads, and other components read their fragment by its generated hook.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'Dashboard ...DashboardFigures': NO_ID,
  'DaySheet ...DayFigures_figures': NO_ID,
  'DaySheet ...AccountTable_account': NO_ID,
  'ClosedDays ...DayFigures_figures': NO_ID,
  'ClosedDays ...AccountTable_account': NO_ID,
  'Quote ...Quote_quote': NO_ID,
  'ChangeQuote ...Quote_quote': NO_ID,
  'PriceChanged_problem ...Quote_quote': PART_OF_RESULT,
  'RatesPage ...RoomRates_roomType': RATES,
  'FrontDesk ...FrontDesk_deskStay': SEARCHED,
  'Housekeeping ...RoomState': SEARCHED,
  'HousekeepingChanged ...RoomState': EVENT,
  'ChatList ...ChatRow_chat': LEAVES_CACHE,
  'ChatRow_chat ...Message_message': LEAVES_CACHE,
  'ChatRow_chat ...ChatAvatar_chat': LEAVES_CACHE,
  'MessagePane ...Group_chat': LEAVES_CACHE,
  'Group_chat ...ChatRow_chat': LEAVES_CACHE,
  'MessagePane ...Message_message': NOT_CACHED,
  'MessagePane ...GroupChange_change': NOT_CACHED,
  'MoreMessages ...Message_message': NOT_CACHED,
  'MoreMessages ...GroupChange_change': NOT_CACHED,
  'MessagesAround ...Message_message': NOT_CACHED,
  'MessagesAround ...GroupChange_change': NOT_CACHED,
  'FindMessages ...ChatAvatar_chat': NOT_CACHED,
  'MessageReceived ...Message_message': EVENT,
  'ChatInvitationsChanged ...Invitations_chatInvitation': EVENT,
};

const isMutation = (definition: DefinitionNode) =>
  'operation' in definition && definition.operation === OperationTypeNode.MUTATION;

/** The unmasked fragments of a file outside of mutations, as `Query ...fragment`. */
function unmaskedIn(file: string): string[] {
  const unmasked: string[] = [];
  for (const definition of parse(readFileSync(path.join(ROOT, file), 'utf8')).definitions) {
    if (isMutation(definition) || !('name' in definition)) continue;
    visit(definition, {
      FragmentSpread({ name, directives }) {
        if (directives?.some((one) => one.name.value === 'unmask'))
          unmasked.push(`${definition.name?.value} ...${name.value}`);
      },
    });
  }
  return unmasked;
}

test('queries, subscriptions and fragments unmask data only where it is unavoidable', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
  const found = new Set(files.filter((file) => file.endsWith('.graphql')).flatMap(unmaskedIn));
  const hint = 'Read the fragment by its hook, or name the fields in the query';
  expect([...found].filter((one) => !(one in ALLOWED)).map((one) => `${one}: ${hint}`)).toEqual([]);
  expect(Object.keys(ALLOWED).filter((one) => !found.has(one))).toEqual([]);
});
