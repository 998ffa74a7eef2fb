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
import { POINTS_A_MINUTE, POINTS_OF_OPERATION } from '../../../../schema/apiLimits';
import { listSizeOf } from '../../core/cost.decorator';
import { COUNT_ALL_POINTS } from '../../core/pagination';
import { domains } from '../../domains';
import { makeSchema } from '../makeSchema';
import { estimate, estimateCost } from './queryCost';

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

/** Variables for the longest stay, the largest page and a whole calendar. */
const LARGEST = {
  checkIn: '2027-01-01',
  checkOut: '2028-01-01',
  from: '2027-01-01',
  to: '2027-04-03',
  limit: 20,
};

test.each(operations)(
  '%s of the web app costs less than half of the points that a guest may spend',
  (_name, document) => {
    const cost = estimateCost(schema, document, getOperationAST(document)!, LARGEST);
    expect(cost).toBeLessThan(POINTS_OF_OPERATION.guest / 2);
    // One such screen every other second for a minute.
    expect(cost * 30).toBeLessThan(POINTS_A_MINUTE.person);
  },
);

test('a guest may spend enough points for introspection by any tool, also when the schema has grown by a third', () => {
  const options = {
    descriptions: true,
    inputValueDeprecation: true,
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
  };
  expect(costOf(getIntrospectionQuery(options))).toBeLessThan((3 / 4) * POINTS_OF_OPERATION.guest);
});

describe('introspection costs', () => {
  const all = 'name description fields { name args { name type { name } } type { name } }';

  test('as many points as the named type has fields', () => {
    const one = costOf('{ __type(name: "Mutation") { name } }');
    expect(costOf('{ __type(name: "Mutation") { fields { name } } }') - one).toBeCloseTo(
      Object.keys(schema.getMutationType()!.getFields()).length / 20,
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
  ])('about a twentieth of a point for each field that it resolves: %s', (_what, text) => {
    const fields = countFields(execute({ schema, document: parse(text) }));
    expect(costOf(text)).toBeGreaterThan(fields / 40);
    expect(costOf(text)).toBeLessThan(fields / 6);
  });
});

/** Counts the names and values in an answer and the items of its lists. */
const countFields = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null
    ? Object.values(answer).reduce((sum: number, value) => sum + 1 + countFields(value), 0)
    : 0;

test('every list declares its size, and nothing else does', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        isList: isListType(getNullableType(field.type)),
        hasSize: listSizeOf(field) !== undefined,
      })),
    );
  expect(fields.filter(({ isList, hasSize }) => isList !== hasSize)).toEqual([]);
});

describe('a field costs', () => {
  const page = (limit: number, inside = 'id') => `{ reviews(limit: ${limit}) { items { ${inside} } } }`;

  test('once for each row around it', () => {
    const [ten, twenty] = [costOf(page(10)), costOf(page(20))];
    expect(twenty - ten).toBe(5);
    expect(costOf('query ($n: Int) { reviews(limit: $n) { items { id } } }', { n: 20 })).toBe(twenty);
    expect(costOf('{ reviews { items { id } } }')).toBe(twenty);
  });

  test('more if it counts all rows, and a guest may count them', () => {
    const count = 'query ($all: Boolean) { reviews(limit: 1, countAll: $all) { total } }';
    expect(costOf(count, { all: true }) - costOf(count)).toBe(COUNT_ALL_POINTS);
    expect(costOf(count, { all: true })).toBeLessThan(POINTS_OF_OPERATION.guest);
  });

  test('once for each of its aliases and uses in fragments', () => {
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
    // Each fragment spreads the next one twice, so there are 2^60 paths through them.
    const doubled = Array.from(
      { length: 60 },
      (_, level) => `fragment f${level} on Hotel { ...f${level + 1} ...f${level + 1} }`,
    );
    expect(
      costOf(`{ hotels { items { ...f0 } } } ${doubled.join(' ')} fragment f60 on Hotel { ${fields} }`),
    ).toBe(whole);
  });

  test('the product of the list sizes on a path that leads back to the parent', () => {
    const down = costOf('{ roomTypes(limit: 10) { items { roomNumbers { id } } } }');
    const around = costOf(
      '{ roomTypes(limit: 10) { items { roomNumbers { roomType { roomNumbers { id } } } } } }',
    );
    expect(around).toBeGreaterThan(15 * down);
  });

  test('no more than the requested room numbers', () => {
    const numbers = (args: string) => costOf(`{ roomTypes { items { roomNumbers${args} { id } } } }`);
    expect(numbers('(limit: 1000)')).toBe(numbers(''));
    expect(numbers('(limit: 2)')).toBeLessThan(numbers('') / 2);
  });

  test('in proportion to the requested nights', () => {
    const stay = (checkOut: string) =>
      costOf(
        `{ roomTypes(limit: 10) { items { stayPrice(checkIn: "2027-01-01", checkOut: "${checkOut}") { nightPrices { night cents } } } } }`,
      );
    expect(stay('2028-01-01')).toBeGreaterThan(30 * stay('2027-01-08'));
  });

  test('in proportion to the requested rows times nights', () => {
    const bars = (limit: number, to: string) =>
      costOf(
        `{ tapeChart(hotelId: "h", from: "2027-01-01", to: "${to}", limit: ${limit}) { bars { from } } }`,
      );
    expect(bars(40, '2027-01-31') - bars(20, '2027-01-31')).toBeGreaterThan(20 * 30 * 0.1 - 1);
    expect(bars(40, '2027-03-02') - bars(40, '2027-01-31')).toBeGreaterThan(40 * 30 * 0.1 - 1);
  });

  test('more for a party that needs more rooms', () => {
    const party = (rooms: number) =>
      costOf(
        `{ hotels(limit: 20) { items { partyStay(checkIn: "2027-01-01", checkOut: "2027-01-04", guests: 40, rooms: ${rooms}) { totalCents } } } }`,
      );
    expect(party(20)).toBeGreaterThan(8 * party(2));
  });

  test('nothing in a fragment of another type, and nothing more beyond the limit', () => {
    const document = parse(page(100, 'id rating text'));
    expect(estimateCost(schema, document, getOperationAST(document)!, {}, 10)).toBeLessThan(150);
  });

  test('names the field that most of it is for', () => {
    const dearestOf = (text: string) => {
      const document = parse(text);
      return estimate(schema, document, getOperationAST(document)!).dearest?.path;
    };
    expect(
      dearestOf(
        '{ cities { name } hotels(limit: 100) { items { name roomTypes { title roomNumbers { id number } } } } }',
      ),
    ).toBe('hotels.items.roomTypes.roomNumbers');
    expect(dearestOf('{ all: cities { name } viewer { id } }')).toBe('all');
    expect(dearestOf('{ __typename }')).toBeUndefined();
  });
});
