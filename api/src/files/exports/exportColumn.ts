/** A column of a file: the fields to query of a row, and the cell made of their values. */
export interface ExportColumn {
  /** Paths of field names from the row on. A list within a path gives several values. */
  path: readonly string[];
  cell: (values: readonly unknown[]) => string;
  /** True if it says who a person is or how to reach them. */
  isPersonal?: true;
}

/** A list that can be exported. */
export interface ExportList<Name extends string = string> {
  /** The variables that filter and sort it, with their types. */
  variables: Readonly<Record<string, string>>;
  /** True if each page begins after the last row of the page before; otherwise pages are found by offset. */
  isKeyed?: boolean;
  /** True if its field answers all rows at once. Then the search runs here. */
  isWhole?: boolean;
  columns: Readonly<Record<Name, ExportColumn>>;
}

export const column = (path: string, cell = textOf): ExportColumn => ({ path: path.split('.'), cell });

/** A column with the name or the address of a person; a file with it needs the permission `list:export-people`. */
export const personal = (path: string): ExportColumn => ({ ...column(path), isPersonal: true });

export const textOf = ([value]: readonly unknown[]): string => (value == null ? '' : String(value));
export const dollarsOf = ([cents]: readonly unknown[]): string =>
  typeof cents === 'number' ? (cents / 100).toFixed(2) : '';
export const momentOf = ([moment]: readonly unknown[]): string =>
  moment instanceof Date ? moment.toISOString() : textOf([moment]);
export const smallest = (values: readonly unknown[]): string => values.map(String).sort()[0] ?? '';
export const greatest = (values: readonly unknown[]): string => values.map(String).sort().at(-1) ?? '';
export const countOf = (values: readonly unknown[]): string => String(values.length);
/** The stays to which guests come from another room have a value; they are no further rooms. */
export const countOfMissing = (values: readonly unknown[]): string =>
  String(values.filter((value) => value == null).length);
/** One of two texts: the first if any value is not false. */
export const either =
  (yes: string, no: string) =>
  ([value]: readonly unknown[]): string =>
    value ? yes : no;
/** The label of an enum value of the schema. */
export const wordOf =
  (words: Readonly<Record<string, string>>) =>
  (values: readonly unknown[]): string =>
    words[textOf(values)] ?? textOf(values);
export const worded =
  (words: (text: string) => string) =>
  (values: readonly unknown[]): string =>
    [...values].map((value) => words(textOf([value]))).join(', ');
