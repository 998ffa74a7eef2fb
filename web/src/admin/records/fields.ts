import type { Base } from './drafts';
import type { RecordField, RecordBase, RecordMode, Section, Texts, Versioned } from './declaration';

type Named<Row> = readonly [name: string, field: RecordField<Row>];

/** The fields of one of a record's two forms, in the order in which they are shown. */
export function fieldsOf<Row, Saved, Name extends string>(
  record: RecordBase<Row, Name>,
  mode: RecordMode<Row, Saved, Name>,
): Named<Row>[] {
  const kind = mode.chooser ? 'update' : 'create';
  return sectionsOf(record, mode)
    .flatMap((section) => section.fields)
    .map((name): Named<Row> => {
      const field = record.fields[name];
      return [name, kind === 'update' ? { ...field, ...field.onUpdate } : field];
    })
    .filter(([, { only }]) => only === undefined || only === kind);
}

export const sectionsOf = <Row, Saved, Name extends string>(
  record: RecordBase<Row, Name>,
  mode: RecordMode<Row, Saved, Name>,
): readonly Section<Name>[] => mode.sections ?? record.sections ?? [];

/** What is wrong with a text of a field. `before` is the text of the record: what it has, it cannot lose. */
export const ruleOf =
  ({ rule, need }: Pick<RecordField<never>, 'rule' | 'need'>, isNew: boolean) =>
  (text: string, _texts: Texts, before: string): string | undefined => {
    const isMissing = isNew ? need === 'required' : need !== undefined && before !== '';
    return text.trim() || isMissing ? rule?.(text) : undefined;
  };

/** The texts with which a form begins for a record. */
export const textsOf = <Row>(fields: readonly Named<Row>[], row: Row): Texts =>
  Object.fromEntries(
    fields.map(([name, { value, startsBlank }]) => [name, value && !startsBlank ? value(row) : '']),
  );

/** What a record has in a field, in words; undefined where the field shows nothing of it. */
export const wordsOf = <Row>({ words, value }: RecordField<Row>, row: Row): string | undefined =>
  (words ?? value)?.(row);

/** What is compared where two people edit a record. */
export const baseOf = <Row extends Versioned>(fields: readonly Named<Row>[], row: Row): Base => ({
  version: row.version,
  texts: Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const words = wordsOf(field, row);
      return words === undefined ? [] : [[name, { words, value: field.value?.(row) ?? words }]];
    }),
  ),
});

/** The texts as the server takes them. */
export const readTexts = <Row>(fields: readonly Named<Row>[], texts: Texts): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(([name, { read }]) => {
      const text = texts[name] ?? '';
      return [name, read ? read(text) : text.trim() || undefined];
    }),
  );

/** What of `now` is other than it was, null where it is no more; what was not there before and is not now is left out. */
export function changesOf(
  now: Record<string, unknown>,
  was: Record<string, unknown>,
): Record<string, unknown> {
  const text = (value: unknown) => JSON.stringify(value);
  const names = Object.keys(now).filter((name) => text(now[name]) !== text(was[name]));
  return Object.fromEntries(names.map((name) => [name, now[name] ?? null]));
}
