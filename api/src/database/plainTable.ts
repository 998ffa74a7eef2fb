import type { DataSource, EntityMetadata, FindManyOptions, ObjectLiteral } from 'typeorm';
import { allOf, join, plainColumn, type Part, type PlainColumn } from './plainCondition';

/** What a statement may ask for, as TypeORM's find options name it. */
const OPTIONS = new Set(['where', 'select', 'relations', 'order', 'take', 'skip']);

/** A row of another table that a column of this one names. */
interface Owner {
  table: PlainTable;
  /** The join, and the columns of the owner as after SELECT. */
  join: string;
  names: string;
  /** What the names of its columns begin with in answers. */
  prefix: string;
}

/** The tables of a statement, each once, with what joins it, and the owners that it reads, by property. */
interface Joined {
  all: Map<PlainTable, string>;
  read: Map<string, Owner>;
}

/**
 * The statements of one table by its columns, and by those of rows that its foreign keys name. Each method answers
 * undefined for anything else, so that TypeORM makes the statement or refuses it.
 */
export class PlainTable {
  private readonly name: string;
  /** By name of the property. */
  private readonly columns: ReadonlyMap<string, PlainColumn>;
  private readonly allNames: string;
  /** Whether rows are nothing but columns. */
  private readonly isPlain: boolean;
  private readonly owners = new Map<string, Owner>();

  constructor(
    readonly metadata: EntityMetadata,
    private readonly source: DataSource,
    private readonly tableOf: (metadata: EntityMetadata) => PlainTable,
  ) {
    const { columns, embeddeds, eagerRelations, afterLoadListeners, deleteDateColumn } = metadata;
    this.name = source.driver.escape(metadata.tableName);
    this.columns = new Map(
      columns
        .filter(({ isVirtual }) => !isVirtual)
        .map((column) => [column.propertyName, plainColumn(this.name, column, source.driver)]),
    );
    this.allNames = [...this.columns.values()].map(({ name }) => name).join(', ');
    const more = [embeddeds, eagerRelations, afterLoadListeners, metadata.childEntityMetadatas];
    this.isPlain = !deleteDateColumn && more.every((list) => !list.length);
  }

  /** Whether a new row has a value for each column, so that nothing has to be read back. */
  isComplete(row: ObjectLiteral): boolean {
    if (this.metadata.generatedColumns.length) return false;
    for (const property of this.columns.keys()) {
      const value: unknown = row[property];
      if (value === undefined || typeof value === 'function') return false;
    }
    return true;
  }

  /** A SELECT, and how to make entities of its answer. */
  select<T>(options: object): (Part & { entities(rows: readonly ObjectLiteral[]): T[] }) | undefined {
    if (!this.isPlain || !Object.keys(options).every((option) => OPTIONS.has(option))) return undefined;
    const { where, select, relations, order, take, skip } = options as FindManyOptions<ObjectLiteral>;
    const joined: Joined = { all: new Map([[this, this.name]]), read: new Map() };
    if (relations && !this.readOwners(relations, joined, select)) return undefined;
    const names = select ? this.namesOf(select, ({ name }) => name, joined.read) : this.allNames;
    const condition = where ? this.condition(where, joined) : { sql: '', values: [] };
    const sorted = this.orderBy(order ?? {});
    if (!names || !condition || sorted === undefined || (skip && take === undefined)) return undefined;
    const read = [names, ...[...joined.read.values()].map((owner) => owner.names)].join(', ');
    const from = [...joined.all.values()].join('');
    const filter = where ? ` WHERE ${condition.sql}` : '';
    const page =
      (take === undefined ? '' : ` LIMIT ${Number(take)}`) + (skip ? ` OFFSET ${Number(skip)}` : '');
    return {
      sql: `SELECT ${read} FROM ${from}${filter}${sorted}${page}`,
      values: condition.values,
      entities: (rows) => this.entitiesOf(rows, joined.read),
    };
  }

  update(criteria: unknown, values: object): Part | undefined {
    const where = Array.isArray(criteria) ? undefined : allOf(criteria, this.columns);
    if (!where) return undefined;
    const set: string[] = [];
    const taken: unknown[] = [];
    for (const [property, value] of Object.entries(values)) {
      if (value === undefined) continue;
      const column = this.columns.get(property);
      if (!column || typeof value === 'function') return undefined;
      set.push(`${column.own} = ?`);
      taken.push(column.toDatabase(value));
    }
    if (!set.length) return undefined;
    return {
      sql: `UPDATE ${this.name} SET ${set.join(', ')} WHERE ${where.sql}`,
      values: [...taken, ...where.values],
    };
  }

  /** The entities of an answer. Properties that were not read stay undefined. */
  private entitiesOf<T>(rows: readonly ObjectLiteral[], owners: Joined['read'], prefix = ''): T[] {
    const [first] = rows;
    if (!first) return [];
    const read = [...this.columns.values()].filter(({ key }) => prefix + key in first);
    const entities = rows.map((row) => {
      const entity = this.metadata.create(undefined, { fromDeserializer: true });
      for (const { property, key, toProperty } of read) {
        const value: unknown = row[prefix + key];
        entity[property] = toProperty ? toProperty(value) : value;
      }
      return entity;
    });
    for (const [property, { table, prefix: own }] of owners) {
      const found = table.entitiesOf<ObjectLiteral>(rows, new Map(), own);
      entities.forEach(
        (entity, index) => (entity[property] = found[index]!.id === null ? null : found[index]),
      );
    }
    return entities as T[];
  }

  private readOwners(relations: object, joined: Joined, select?: ObjectLiteral): boolean {
    for (const [property, isWanted] of Object.entries(relations)) {
      const owner = isWanted === true && this.owner(property);
      const names = owner && (select ? owner.table.chosenOf(select[property], owner.prefix) : owner.names);
      if (!owner || !names || !joinOwner(owner, joined)) return false;
      joined.read.set(property, { ...owner, names });
    }
    return true;
  }

  /** The chosen columns of an owner, its id among them, by which its absence is known. */
  private chosenOf(select: unknown, prefix: string): string | undefined {
    if (select === null || typeof select !== 'object' || (select as ObjectLiteral).id !== true)
      return undefined;
    return this.namesOf(select, (column) => this.named(column, prefix));
  }

  private named({ name, key }: PlainColumn, prefix: string): string {
    return `${name} AS ${this.source.driver.escape(prefix + key)}`;
  }

  /** The owner that a property names by a foreign key to its id; undefined for any other property. */
  private owner(property: string): Owner | undefined {
    const known = this.owners.get(property);
    if (known) return known;
    const relation = this.metadata.findRelationWithPropertyPath(property);
    const [column, ...others] = relation?.isManyToOne ? relation.joinColumns : [];
    const metadata = relation?.inverseEntityMetadata;
    if (!column || others.length || !metadata || metadata === this.metadata) return undefined;
    const table = this.tableOf(metadata);
    const id = table.columns.get('id');
    if (!table.isPlain || !id || column.referencedColumn?.propertyName !== 'id') return undefined;
    const { driver } = this.source;
    const prefix = `${property}_`;
    const owner: Owner = {
      table,
      join: ` LEFT JOIN ${table.name} ON ${id.name} = ${this.name}.${driver.escape(column.databaseName)}`,
      names: [...table.columns.values()].map((one) => table.named(one, prefix)).join(', '),
      prefix,
    };
    this.owners.set(property, owner);
    return owner;
  }

  private namesOf(
    select: object,
    nameOf: (column: PlainColumn) => string,
    owners?: ReadonlyMap<string, Owner>,
  ): string | undefined {
    const names: string[] = [];
    for (const [property, isWanted] of Object.entries(select)) {
      if (owners?.has(property)) continue;
      const column = this.columns.get(property);
      if (!column || typeof isWanted !== 'boolean') return undefined;
      if (isWanted) names.push(nameOf(column));
    }
    return names.join(', ');
  }

  private orderBy(order: object): string | undefined {
    const parts: string[] = [];
    for (const [property, direction] of Object.entries(order)) {
      const column = this.columns.get(property);
      if (!column || (direction !== 'ASC' && direction !== 'DESC')) return undefined;
      parts.push(`${column.name} ${direction}`);
    }
    return parts.length ? ` ORDER BY ${parts.join(', ')}` : '';
  }

  /** One condition, or several of which one has to be true. */
  private condition(where: unknown, joined: Joined): Part | undefined {
    const byOwner = (property: string, wanted: unknown): Part | undefined => {
      const owner = this.owner(property);
      if (!owner || Array.isArray(wanted) || !joinOwner(owner, joined)) return undefined;
      return owner.table.condition(wanted, joined);
    };
    if (!Array.isArray(where)) return allOf(where, this.columns, byOwner);
    const parts: Part[] = [];
    for (const one of where) {
      const part = allOf(one, this.columns, byOwner);
      if (!part) return undefined;
      parts.push({ sql: `(${part.sql})`, values: part.values });
    }
    return parts.length ? join(parts, ' OR ') : undefined;
  }
}

/** Joins an owner; false if its table is there already in another way, for which it would need another name. */
function joinOwner({ table, join: text }: Owner, { all }: Joined): boolean {
  const known = all.get(table);
  if (known === undefined) all.set(table, text);
  return known === undefined || known === text;
}
