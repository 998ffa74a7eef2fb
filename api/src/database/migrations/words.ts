import { Table, TableColumn, type QueryRunner } from 'typeorm';
import { shapes } from '../columns';

type ColumnWord = { type: string; length?: number; precision?: number };
interface ColumnOptions {
  nullable?: boolean;
  primary?: boolean;
  default?: number;
}

const column =
  (shape: ColumnWord) =>
  (name: string, { nullable = false, primary = false, default: value }: ColumnOptions = {}) => ({
    name,
    ...shape,
    length: shape.length === undefined ? undefined : String(shape.length),
    isNullable: nullable,
    isPrimary: primary,
    default: value,
  });

export const id = (name = 'id') => column(shapes.id)(name, { primary: true });
/** A primary key that the database counts up by itself. */
export const sequence = (name: string) => ({
  ...column(shapes.count)(name, { primary: true }),
  isGenerated: true,
  generationStrategy: 'increment' as const,
});
export const ref = column(shapes.id);
export const text = (name: string, length: number, options: ColumnOptions = {}) =>
  column({ type: 'varchar', length })(name, options);
export const longText = column(shapes.longText);
export const json = column(shapes.longText);
export const count = column(shapes.count);
export const cents = column(shapes.count);
export const flag = column(shapes.flag);
export const measure = column(shapes.measure);
export const night = column(shapes.night);
export const moment = column(shapes.moment);

export const index = (name: string, ...columnNames: string[]) => ({ name, columnNames });
export const unique = (name: string, ...columnNames: string[]) => ({ name, columnNames, isUnique: true });

/** A named foreign key to the id of another table; the index it needs is declared by the table itself. */
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

interface TableWords {
  columns: ReturnType<ReturnType<typeof column>>[];
  indices?: { name: string; columnNames: string[]; isUnique?: boolean }[];
  foreignKeys?: ReturnType<typeof foreignKey>[];
}

export const createTable = (runner: QueryRunner, name: string, words: TableWords): Promise<void> =>
  runner.createTable(new Table({ name, ...words }));

/** Columns of a table that is there; what may not be null needs a default for the rows that are. */
export async function addColumns(
  runner: QueryRunner,
  table: string,
  columns: TableWords['columns'],
): Promise<void> {
  const { driver } = runner.connection;
  for (const word of columns) {
    const type = driver.createFullType(new TableColumn(word));
    const rest = word.isNullable ? 'NULL' : `NOT NULL DEFAULT ${word.default}`;
    // TypeORM would copy the whole table on the embedded database, and lose what refers to it.
    await runner.query(
      `ALTER TABLE ${driver.escape(table)} ADD COLUMN ${driver.escape(word.name)} ${type} ${rest}`,
    );
  }
}

export async function dropColumns(runner: QueryRunner, table: string, names: string[]): Promise<void> {
  const { driver } = runner.connection;
  for (const name of names)
    await runner.query(`ALTER TABLE ${driver.escape(table)} DROP COLUMN ${driver.escape(name)}`);
}
