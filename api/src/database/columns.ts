import { Column, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { randomBytes } from 'node:crypto';

/*
 * The column types of entities, for every engine. Migrations have their own types (migrations/words.ts),
 * which never change after a release. A test compares the migrated tables with the entities.
 */
export const shapes = {
  /** 24 hexadecimal characters, made by newId(). */
  id: { type: 'varchar', length: 24 },
  /** UTC instant to the millisecond. */
  moment: { type: 'datetime', precision: 3 },
  /** Calendar date YYYY-MM-DD. */
  night: { type: 'date' },
  /** Whole number. */
  count: { type: 'integer' },
  /** Whole number of 64 bits; values up to 2^53 are read exactly. */
  largeCount: { type: 'bigint' },
  /** Yes or no. */
  flag: { type: 'boolean' },
  /** Floating point number; never used for money. */
  measure: { type: 'double' },
  /** Text of up to 64 KB, and JSON. */
  longText: { type: 'text' },
  /** Text of up to 16 MB, and JSON; plain text on the embedded database. */
  mediumText: { type: 'mediumtext' },
} as const;

interface Options {
  nullable?: boolean;
  /** The value of rows that existed before the column, and of inserts without it. */
  default?: number | string;
}

export const Id = () => PrimaryColumn(shapes.id);
/** A number that the database increments for each row. */
export const Sequence = () => PrimaryGeneratedColumn(shapes.count);
export const Ref = (options: Options = {}) => Column({ ...shapes.id, ...options });
export const Text = (length: number, options: Options = {}) =>
  Column({ type: 'varchar', length, ...options });
export const LongText = (options: Options = {}) => Column({ ...shapes.longText, ...options });
export const Count = (options: Options = {}) => Column({ ...shapes.count, ...options });
/** Money, in whole cents. */
export const Cents = Count;
/** Whole number up to 2^53. Database servers answer it as text. */
export const LargeCount = (options: Options = {}) =>
  Column({ ...shapes.largeCount, ...options, transformer: { to: (value: number) => value, from: Number } });
/** Money of any currency, in its smallest unit, up to 2^53. */
export const LargeCents = LargeCount;
export const Flag = (options: { default?: boolean } = {}) => Column({ ...shapes.flag, ...options });
export const Measure = (options: Options = {}) => Column({ ...shapes.measure, ...options });
export const Night = (options: Options = {}) => Column({ ...shapes.night, ...options });
export const Moment = (options: Options = {}) => Column({ ...shapes.moment, ...options });
export const MediumText = () => Column(shapes.mediumText);

const json = {
  transformer: { to: (value: unknown) => JSON.stringify(value), from: (text: string) => JSON.parse(text) },
};
/** A value kept as JSON text of up to 64 KB. */
export const Json = (options: Options = {}) => Column({ ...shapes.longText, ...json, ...options });
/** A value kept as JSON text of up to 16 MB. */
export const LargeJson = () => Column({ ...shapes.mediumText, ...json });

/**
 * A foreign key: the named Ref column holds the id of a row of another table. `onDelete` says what happens
 * when that row is deleted. The target is an entity, or the name of a table whose entity belongs to a higher
 * domain.
 */
export const BelongsTo =
  (
    target: (() => new () => object) | string,
    column: string,
    name: string,
    onDelete: 'CASCADE' | 'RESTRICT' | 'SET NULL',
  ) =>
  (prototype: object, property: string): void => {
    ManyToOne(target, { onDelete, onUpdate: 'RESTRICT' })(prototype, property);
    JoinColumn({ name: column, foreignKeyConstraintName: name })(prototype, property);
  };

/** A new id: eight characters of time, so that an index grows at its end, and sixteen random ones. */
export const newId = (): string =>
  Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0') + randomBytes(8).toString('hex');

/** Whether a text has the form of an id that newId() makes. */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
