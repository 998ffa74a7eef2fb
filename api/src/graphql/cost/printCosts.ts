import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { DOCUMENT_LIMITS, POINTS_A_MINUTE, POINTS_OF_OPERATION } from '../../../../schema/apiLimits';
import { costOf, listSizeOf } from '../../core/cost.decorator';
import { COUNT_ALL_POINTS } from '../../core/pagination';
import { BUDGETS, type BudgetLimits } from './operationBudget';
import { LONGEST_ALIAS } from './queryLimits';

const whole = (value: number): string => value.toLocaleString('en-US');

const INTRODUCTION = `The cost of an operation is estimated in points before it runs: each field by itself, times the sizes of all lists
around it (their \`limit\`, else the mean below; the nights of date ranges), summed over aliases. A field costs 1 point, a
scalar 0.5, a mutation 300, and those below more; counting all rows of a list (\`countAll\`) costs ${whole(COUNT_ALL_POINTS)} more. What
one caller runs at once costs together no more than a quarter of what one operation may; the rest waits. A running operation
is ended where it needs more than its budget. Either way the answer is an error with the code \`QUERY_TOO_COMPLEX\`.`;

const budgetRow = (name: string, limit: keyof BudgetLimits): string =>
  `| ${name} | ${whole(BUDGETS.guest[limit])} | ${whole(BUDGETS.staff[limit])} |`;

/** One row for each field that declares a number, sorted by name. */
const rowsOf = (
  schema: GraphQLSchema,
  numberOf: (field: GraphQLField<unknown, unknown>) => number | undefined,
): string[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ type, field, number: numberOf(field) })),
    )
    .flatMap(({ type, field, number }) =>
      number === undefined ? [] : `| \`${type.name}.${field.name}\` | ${whole(number)} |`,
    )
    .sort();

/** The part of schema/access.md about the cost of operations. */
export const printCosts = (schema: GraphQLSchema): string =>
  [
    '## What an operation may cost',
    '',
    INTRODUCTION,
    '',
    '| At most | Everybody | Administrators |',
    '|---|---|---|',
    `| points, estimated | ${whole(POINTS_OF_OPERATION.guest)} | ${whole(POINTS_OF_OPERATION.staff)} |`,
    `| points a minute | ${whole(POINTS_A_MINUTE.person)} | ${whole(POINTS_A_MINUTE.administrator)} |`,
    budgetRow('fields', 'fields'),
    budgetRow('rows read', 'rows'),
    budgetRow('bytes of the answer', 'bytes'),
    budgetRow('milliseconds', 'milliseconds'),
    ...Object.entries(DOCUMENT_LIMITS).map(
      ([name, most]) => `| ${name} of a document | ${whole(most)} | ${whole(most)} |`,
    ),
    `| characters of an alias | ${whole(LONGEST_ALIAS)} | ${whole(LONGEST_ALIAS)} |`,
    '',
    '| Field | Points by itself |',
    '|---|---|',
    ...rowsOf(schema, costOf),
    '',
    '| List without a limit of its own | Counted as |',
    '|---|---|',
    ...rowsOf(schema, (field) => listSizeOf(field)?.mean),
    '',
  ].join('\n');
