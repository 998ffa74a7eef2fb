import { Table, TableColumn, type QueryRunner } from 'typeorm';

/*
 * The column types of migrations. A released migration must always make the same tables, so no type here
 * changes or is shared with the entities' columns (columns.ts): a new shape gets a new name.
 * transaction.test.ts checks that the entities equal the tables of all migrations.
 */
type ColumnWord = { type: string; length?: number; precision?: number };
interface ColumnOptions {
  nullable?: boolean;
  primary?: boolean;
  default?: number | string;
}

const column =
  (shape: ColumnWord) =>
  (name: string, { nullable = false, primary = false, default: value }: ColumnOptions = {}) => ({
    name,
    ...shape,
    length: shape.length === undefined ? undefined : String(shape.length),
    isNullable: nullable,
    isPrimary: primary,
    default: typeof value === 'string' ? `'${value}'` : value,
  });

/** 24 hexadecimal characters. */
export const ref = column({ type: 'varchar', length: 24 });
export const id = (name = 'id') => ref(name, { primary: true });
/** A primary key that the database increments. */
export const sequence = (name: string) => ({
  ...count(name, { primary: true }),
  isGenerated: true,
  generationStrategy: 'increment' as const,
});
export const text = (name: string, length: number, options: ColumnOptions = {}) =>
  column({ type: 'varchar', length })(name, options);
/** Text of up to 64 KB. */
export const longText = column({ type: 'text' });
/** Text of up to 16 MB. */
export const mediumText = column({ type: 'mediumtext' });
export const json = longText;
export const count = column({ type: 'integer' });
export const cents = count;
/** Whole number of 64 bits. */
export const largeCount = column({ type: 'bigint' });
export const largeCents = largeCount;
export const flag = column({ type: 'boolean' });
export const measure = column({ type: 'double' });
export const night = column({ type: 'date' });
/** UTC instant to the millisecond. */
export const moment = column({ type: 'datetime', precision: 3 });

export const index = (name: string, ...columnNames: string[]) => ({ name, columnNames });
export const unique = (name: string, ...columnNames: string[]) => ({ name, columnNames, isUnique: true });

/** A named foreign key to the id of another table. The table itself declares the index that it needs. */
export const foreignKey = (
  name: string,
  columnName: string,
  referencedTableName: string,
  onDelete: 'CASCADE' | 'RESTRICT' | 'SET NULL',
) => ({
  name,
  columnNames: [columnName],
  referencedTableName,
  referencedColumnNames: ['id'],
  onDelete,
  onUpdate: 'RESTRICT',
});

type Column = ReturnType<ReturnType<typeof column>>;

interface TableWords {
  columns: Column[];
  indices?: { name: string; columnNames: string[]; isUnique?: boolean }[];
  foreignKeys?: ReturnType<typeof foreignKey>[];
}
/** Tables by their names. */
export type Tables = Record<string, TableWords>;

export const createTable = (
  runner: QueryRunner,
  name: string,
  { columns, ...words }: TableWords,
): Promise<void> =>
  runner.createTable(new Table({ name, columns: columns.map((word) => sizedFor(runner, word)), ...words }));

/** The embedded database has one size of texts, and one of whole numbers. */
const EMBEDDED_TYPES: Partial<Record<string, string>> = { mediumtext: 'text', bigint: 'integer' };

const sizedFor = ({ connection }: QueryRunner, word: Column): Column =>
  connection.options.type === 'better-sqlite3'
    ? { ...word, type: EMBEDDED_TYPES[word.type] ?? word.type }
    : word;

/** Adds columns to an existing table. A column that is not nullable needs a default for the existing rows. */
export async function addColumns(runner: QueryRunner, table: string, columns: Column[]): Promise<void> {
  const { driver } = runner.connection;
  for (const word of columns) {
    const type = driver.createFullType(new TableColumn(sizedFor(runner, word)));
    const rest = word.isNullable ? 'NULL' : `NOT NULL DEFAULT ${word.default}`;
    // On the embedded database TypeORM would copy the whole table and lose the rows that refer to it.
    await runner.query(
      `ALTER TABLE ${driver.escape(table)} ADD COLUMN ${driver.escape(word.name)} ${type} ${rest}`,
    );
  }
}

/**
 * Drops columns and rebuilds the table. Without a rebuild, database servers still count a dropped column in
 * the size of a row, so that dropping and adding it several times would exceed the limit.
 */
export async function dropColumns(runner: QueryRunner, table: string, names: string[]): Promise<void> {
  const { driver } = runner.connection;
  const drop = `ALTER TABLE ${driver.escape(table)}`;
  const each = names.map((name) => `DROP COLUMN ${driver.escape(name)}`);
  if (driver.options.type !== 'better-sqlite3')
    return void (await runner.query(`${drop} ${each.join(', ')}, FORCE`));
  for (const one of each) await runner.query(`${drop} ${one}`);
}

/** MySQL's errors for users who have no right to make triggers. With a binary log, its settings restrict that right. */
const NO_TRIGGERS = ['ER_BINLOG_CREATE_ROUTINE_NEED_SUPER', 'ER_TABLEACCESS_DENIED_ERROR'];

/** Whether a statement failed because our user may not make triggers. */
export function isWithoutTriggers(error: unknown): boolean {
  const { driverError } = error as { driverError?: { code?: string } };
  return NO_TRIGGERS.includes(driverError?.code ?? '');
}

/** Makes the database refuse to change or delete rows of a table, if our user may make triggers. */
export async function refuseChanges(runner: QueryRunner, table: string): Promise<void> {
  const { driver } = runner.connection;
  const words = `rows of ${table} are never changed`;
  const refusal =
    driver.options.type === 'better-sqlite3'
      ? `BEGIN SELECT RAISE(ABORT, '${words}'); END`
      : `FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${words}'`;
  for (const change of ['UPDATE', 'DELETE'])
    try {
      await runner.query(
        `CREATE TRIGGER ${table}_${change.toLowerCase()} BEFORE ${change} ON ${driver.escape(table)} ${refusal}`,
      );
    } catch (error) {
      if (!isWithoutTriggers(error)) throw error;
    }
}

/** Changes rows of a table that otherwise refuses it. */
export async function whileChangeable(
  runner: QueryRunner,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  for (const change of ['update', 'delete'])
    try {
      await runner.query(`DROP TRIGGER IF EXISTS ${table}_${change}`);
    } catch (error) {
      if (!isWithoutTriggers(error)) throw error;
    }
  await work();
  await refuseChanges(runner, table);
}
