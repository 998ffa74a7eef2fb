import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { BadInput } from '../../core/problems';
import type { ExportList } from './exportColumn';
import { EXPORT_LISTS } from './exportLists';
import type { ExportQuestion } from './readRows';

const MOST_COLUMNS = 50;
const LISTS: Readonly<Record<string, ExportList>> = EXPORT_LISTS;

/** The label in the first line of a file and the field of the cells below. */
export interface ExportFile extends ExportQuestion {
  labels: readonly string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the request for an export: `columns` with the `field` and `label` of each, `variables` as the list's
 * field takes them, and the search `text`.
 */
export function readExportBody(field: string, body: unknown): ExportFile {
  const list = Object.hasOwn(LISTS, field) ? LISTS[field] : undefined;
  if (!list) throw new BadInput(fill('There is no list {field}.', { field }));
  if (!isObject(body)) throw new BadInput('Choose the columns of the file.');
  const { columns, variables = {}, text = '' } = body;
  if (!Array.isArray(columns) || !columns.length || columns.length > MOST_COLUMNS)
    throw new BadInput(fill('Ask for 1 to {most} columns.', { most: MOST_COLUMNS }));
  const asked = columns.map((one: unknown) => {
    const { field: name, label } = isObject(one) ? one : {};
    if (typeof name !== 'string' || !Object.hasOwn(list.columns, name))
      throw new BadInput(`The list has no column ${JSON.stringify(name ?? null)}.`);
    if (typeof label !== 'string' || label.length > LIMITS.name)
      throw new BadInput(`Name the column ${name} with at most ${LIMITS.name} characters.`);
    return { label, column: list.columns[name]! };
  });
  if (!isObject(variables)) throw new BadInput('The variables are not an object.');
  const unknown = Object.keys(variables).find((name) => !Object.hasOwn(list.variables, name));
  if (unknown) throw new BadInput(fill('The list has no filter {unknown}.', { unknown }));
  if (typeof text !== 'string' || text.length > LIMITS.shortText)
    throw new BadInput(fill('A search has at most {most} characters.', { most: LIMITS.shortText }));
  return {
    field,
    list,
    variables,
    text,
    labels: asked.map(({ label }) => label),
    columns: asked.map(({ column }) => column),
  };
}
