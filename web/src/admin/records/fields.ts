import type { Base } from './drafts';
import type { RecordField, RecordBase, RecordMode, FormSection, Texts, Versioned } from './declaration';

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
): readonly FormSection<Name>[] => mode.sections ?? record.sections ?? [];

/** The problem of a field's text. `before` is the text of the record: a required one cannot be emptied. */
export const ruleOf =
  ({ rule, need }: Pick<RecordField<never>, 'rule' | 'need'>, isNew: boolean) =>
  (text: string, _texts: Texts, before: string): string | undefined => {
    const isMissing = isNew ? need === 'required' : need !== undefined && before !== '';
    return text.trim() || isMissing ? rule?.(text) : undefined;
  };

/** The initial texts of a form for a record. */
export const textsOf = <Row>(fields: readonly Named<Row>[], row: Row): Texts =>
  Object.fromEntries(
    fields.map(([name, { value, startsBlank }]) => [name, value && !startsBlank ? value(row) : '']),
  );

/** The value of a record's field, in words; undefined if the field shows no value. */
export const wordsOf = <Row>({ words, value }: RecordField<Row>, row: Row): string | undefined =>
  (words ?? value)?.(row);

/** The state of a record that conflicts are compared with. */
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

/** The properties of `now` that differ from `was`; removed ones are null. */
export function changesOf(
  now: Record<string, unknown>,
  was: Record<string, unknown>,
): Record<string, unknown> {
  const text = (value: unknown) => JSON.stringify(value);
  const names = Object.keys(now).filter((name) => text(now[name]) !== text(was[name]));
  return Object.fromEntries(names.map((name) => [name, now[name] ?? null]));
}
