import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  concatAST,
  execute,
  getIntrospectionQuery,
  getNullableType,
  getOperationAST,
  isListType,
  isObjectType,
  parse,
  separateOperations,
  type GraphQLSchema,
} from 'graphql';
import { POINTS } from '../../access/limits/points';
import { listSizeOf } from '../../core/cost.decorator';
import { domains } from '../../domains';
import { makeSchema } from '../makeSchema';
import { estimateCost, MAX_COST } from './queryCost';

const root = path.join(__dirname, '../../../..');
const web = path.join(root, 'web/src');
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await makeSchema(domains);
});
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => parse(readFileSync(path.join(web, file), 'utf8')));
const operations = Object.entries(separateOperations(concatAST(sources)));

const costOf = (text: string, variables?: Record<string, unknown>): number => {
  const document = parse(text);
  return estimateCost(schema, document, getOperationAST(document)!, variables);
};

/** The longest stay, the largest page, a whole calendar. */
const LARGEST = {
  checkIn: '2027-01-01',
  checkOut: '2028-01-01',
  from: '2027-01-01',
  to: '2027-04-03',
  limit: 20,
};

test.each(operations)(
  '%s of the web app costs less than half of what a guest may spend',
  (_name, document) => {
    const cost = estimateCost(schema, document, getOperationAST(document)!, LARGEST);
    expect(cost).toBeLessThan(MAX_COST.guest / 2);
    // A screen of it every other second, for a minute.
    expect(cost * 30).toBeLessThan(POINTS.person);
  },
);

test('introspection is within what a guest may spend', () => {
  expect(costOf(getIntrospectionQuery())).toBeLessThan(MAX_COST.guest);
});

describe('introspection costs', () => {
  const all = 'name description fields { name args { name type { name } } type { name } }';

  test('as much as the type that it names has fields', () => {
    const one = costOf('{ __type(name: "Mutation") { name } }');
    expect(costOf('{ __type(name: "Mutation") { fields { name } } }') - one).toBeCloseTo(
      Object.keys(schema.getMutationType()!.getFields()).length / 10,
      -1,
    );
    const variable = 'query ($type: String!) { __type(name: $type) { fields { name } } }';
    expect(costOf(variable, { type: 'Mutation' })).toBeGreaterThan(5 * costOf(variable, { type: 'City' }));
  });

  test.each([
    ['the standard query', getIntrospectionQuery()],
    ['all types', `{ __schema { types { ${all} } } }`],
    ['one large type', `{ __type(name: "Mutation") { ${all} } }`],
    [
      'types of fields of types',
      `{ __type(name: "Query") { fields { type { ofType { fields { name } } } } } }`,
    ],
  ])('about a tenth of a point for each field that it resolves: %s', (_what, text) => {
    const fields = countFields(execute({ schema, document: parse(text) }));
    expect(costOf(text)).toBeGreaterThan(fields / 20);
    expect(costOf(text)).toBeLessThan(fields / 3);
  });
});

/** Names and values in an answer, and items of its lists. */
const countFields = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null
    ? Object.values(answer).reduce((sum: number, value) => sum + 1 + countFields(value), 0)
    : 0;

test('every list that takes no limit has a mean size', () => {
  const lists = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isListType(getNullableType(field.type)) || listSizeOf(field) !== undefined)
        .map((field) => ({ name: `${type.name}.${field.name}`, size: listSizeOf(field) })),
    );
  const ranged = [
    'Query.priceCalendar',
    'RoomNumber.unavailableNights',
    'StayPrice.nightPrices',
    'TapeChart.rooms',
    'TapeChart.bars',
    'RoomType.nightRates',
  ];
  const wanted = lists.filter(({ name }) => !name.endsWith('List.items') && !ranged.includes(name));
  expect(wanted.filter(({ size }) => size === undefined)).toEqual([]);
  expect(lists.filter((list) => list.size !== undefined && !wanted.includes(list))).toEqual([]);
});

describe('a field costs', () => {
  const page = (limit: number, inside = 'id') => `{ reviews(limit: ${limit}) { items { ${inside} } } }`;

  test('as often as there are rows around it', () => {
    const [ten, twenty] = [costOf(page(10)), costOf(page(20))];
    expect(twenty - ten).toBe(5);
    expect(costOf('query ($n: Int) { reviews(limit: $n) { items { id } } }', { n: 20 })).toBe(twenty);
    expect(costOf('{ reviews { items { id } } }')).toBe(twenty);
  });

  test('as often as it has aliases and stands in fragments', () => {
    const one = costOf('{ reviews { items { id } } }');
    expect(costOf('{ a: reviews { items { id } } b: reviews { items { id } } }')).toBeGreaterThanOrEqual(
      2 * one - 1,
    );
    expect(costOf('{ reviews { ...f } } fragment f on ReviewList { items { id } }')).toBe(one);
  });

  test('the same however it is cut into fragments', () => {
    const fields = 'id name address city { id name } photos';
    const whole = costOf(`{ hotels { items { ${fields} } } }`);
    const chain = Array.from(
      { length: 12 },
      (_, level) => `fragment f${level} on Hotel { ...f${level + 1} }`,
    );
    expect(
      costOf(`{ hotels { items { ...f0 ...f5 } } } ${chain.join(' ')} fragment f12 on Hotel { ${fields} }`),
    ).toBe(whole);
    // Each spreads the next one twice: as many ways through them as a number of 60 digits in binary.
    const doubled = Array.from(
      { length: 60 },
      (_, level) => `fragment f${level} on Hotel { ...f${level + 1} ...f${level + 1} }`,
    );
    expect(
      costOf(`{ hotels { items { ...f0 } } } ${doubled.join(' ')} fragment f60 on Hotel { ${fields} }`),
    ).toBe(whole);
  });

  test('what it multiplies where it leads back up', () => {
    const down = costOf('{ roomTypes(limit: 10) { items { roomNumbers { id } } } }');
    const around = costOf(
      '{ roomTypes(limit: 10) { items { roomNumbers { roomType { roomNumbers { id } } } } } }',
    );
    expect(around).toBeGreaterThan(15 * down);
  });

  test('no more than the room numbers that are asked for', () => {
    const numbers = (args: string) => costOf(`{ roomTypes { items { roomNumbers${args} { id } } } }`);
    expect(numbers('(limit: 1000)')).toBe(numbers(''));
    expect(numbers('(limit: 2)')).toBeLessThan(numbers('') / 2);
  });

  test('by the nights that it asks for', () => {
    const stay = (checkOut: string) =>
      costOf(
        `{ roomTypes(limit: 10) { items { stayPrice(checkIn: "2027-01-01", checkOut: "${checkOut}") { nightPrices { night cents } } } } }`,
      );
    expect(stay('2028-01-01')).toBeGreaterThan(30 * stay('2027-01-08'));
  });

  test('by the rooms in which a party stays', () => {
    const party = (rooms: number) =>
      costOf(
        `{ hotels(limit: 20) { items { partyStay(checkIn: "2027-01-01", checkOut: "2027-01-04", guests: 40, rooms: ${rooms}) { totalCents } } } }`,
      );
    expect(party(20)).toBeGreaterThan(8 * party(2));
  });

  test('nothing where a fragment is of another type, and nothing more beyond the limit', () => {
    const document = parse(page(100, 'id rating text'));
    expect(estimateCost(schema, document, getOperationAST(document)!, {}, 10)).toBeLessThan(150);
  });
});
