import { execute, GraphQLError, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LIMITS } from '../../../../schema/limits';
import type { Context } from '../../access/context';
import { BadInput } from '../../core/problems';
import { explain } from '../../graphql/answers/errorFormat';
import { makeContext } from '../../graphql/makeContext';
import { BUDGETS, OperationBudget } from '../../graphql/cost/operationBudget';
import { pacedTurns } from '../../core/pacedTurns';
import type { ExportColumn, ExportList } from './exportColumn';

type Row = Record<string, unknown>;

/** An export of a list: its columns in order, and the variables that filter and sort it. */
export interface ExportQuestion {
  field: string;
  list: ExportList;
  columns: readonly ExportColumn[];
  variables: Readonly<Record<string, unknown>>;
  /** Words to search for in the cells if the list's field has no search. */
  text: string;
}

/**
 * Reads the cells of all rows of a list, page by page. Each page is queried from the schema, with the same
 * permissions and validation as any query. The next page is read after the rows of this one were consumed.
 */
export async function* readRows(
  schema: GraphQLSchema,
  viewer: Context['viewer'],
  question: ExportQuestion,
): AsyncGenerator<string[][]> {
  const document = parse(documentOf(question));
  const ask = (page: Page) => askPage(schema, viewer, document, { ...question.variables, ...page });
  const words = question.text.toLowerCase().split(/\s+/);
  const fits = (cells: readonly string[]) => {
    const line = cells.join(' ').toLowerCase();
    return words.every((word) => line.includes(word));
  };
  let before: readonly Row[] = [];
  for (let offset = 0; ; offset += before.length) {
    const rows = await (question.list.isKeyed ? afterRows(before, ask) : ask({ offset }));
    const lines = rows.map((row) => question.columns.map(({ path, cell }) => cell(valuesAt(row, path))));
    yield question.list.isWhole ? lines.filter(fits) : lines;
    if (question.list.isWhole || rows.length < LIMITS.pageSize) return;
    before = rows;
  }
}

interface Page {
  offset?: number;
  after?: string;
}

/**
 * Reads the page after these rows. If the last row was deleted in the meantime, the page begins after the one
 * before it.
 */
async function afterRows(
  before: readonly Row[],
  ask: (page: Page) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  if (!before.length) return ask({});
  for (let place = before.length - 1; ; place--) {
    try {
      return await ask({ after: String(before[place]!.id) });
    } catch (error) {
      if (!(error instanceof BadInput) || place === 0) throw error;
    }
  }
}

async function askPage(
  schema: GraphQLSchema,
  viewer: Context['viewer'],
  document: DocumentNode,
  variableValues: Record<string, unknown>,
): Promise<readonly Row[]> {
  const budget = new OperationBudget(BUDGETS.unlimited);
  const contextValue = makeContext({ viewer, address: '', budget });
  const { data, errors } = await execute({ schema, document, variableValues, contextValue });
  if (errors) throw refusalOf(errors[0]!);
  const rows = data?.rows as readonly Row[] | { items: readonly Row[] };
  return 'items' in rows ? rows.items : rows;
}

/** The error that a resolver threw; an error of GraphQL itself is the client's fault. */
function refusalOf({ message, originalError }: GraphQLError): Error {
  const isOurs = originalError && (explain(originalError) ?? !(originalError instanceof GraphQLError));
  return isOurs ? originalError : new BadInput(message);
}

/** Queries the id of each row, after which the next page begins, and the fields of the columns. */
function documentOf({ field, list, columns }: ExportQuestion): string {
  const paging = list.isWhole ? {} : list.isKeyed ? { after: 'ID' } : { offset: 'Int' };
  const variables = Object.entries({ ...list.variables, ...paging });
  const declared = variables.map(([name, type]) => `$${name}: ${type}`).join(', ');
  const args = variables.map(([name]) => `${name}: $${name}`);
  if (!list.isWhole) args.push(`limit: ${LIMITS.pageSize}`);
  const asked = columns.map(({ path }) => path.join(' { ') + ' }'.repeat(path.length - 1));
  const row = `id ${asked.join(' ')}`;
  const rows = list.isWhole ? row : `items { ${row} }`;
  return `query Export${declared && `(${declared})`} { rows: ${field}${args.length ? `(${args.join(', ')})` : ''} { ${rows} } }`;
}

/** The values at the end of a path; several if the path contains a list. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined || value == null) return [value];
  return valuesAt((value as Row)[name], rest);
}

/** Shared by all exports of this instance: they read pages one after the other. */
const turns = pacedTurns(Infinity);

/** The same pages, read so that exports use at most half of the time. */
export async function* pacedRows<T>(pages: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (;;) {
      const page = await turns(() => pages.next());
      if (page.done) return;
      yield page.value;
    }
  } finally {
    await pages.return(undefined);
  }
}
