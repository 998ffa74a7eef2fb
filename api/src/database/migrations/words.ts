import { Table, type QueryRunner } from 'typeorm';
import { shapes } from '../columns';

type ColumnWord = { type: string; length?: number; precision?: number };
interface ColumnOptions {
  nullable?: boolean;
  primary?: boolean;
}

const column =
  (shape: ColumnWord) =>
  (name: string, { nullable = false, primary = false }: ColumnOptions = {}) => ({
    name,
    ...shape,
    length: shape.length === undefined ? undefined : String(shape.length),
    isNullable: nullable,
    isPrimary: primary,
  });

export const id = (name = 'id') => column(shapes.id)(name, { primary: true });
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
