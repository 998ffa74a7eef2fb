import type { RecordField, Texts, Versioned } from './declaration';
import type { Base } from './drafts';
import { baseOf } from './fields';

/** A field that another person changed since editing began. */
export interface FieldConflict {
  name: string;
  label: string;
  /** The words of its value when editing began, and now. */
  before: string;
  theirs: string;
  /** The value in the form. */
  value: string;
  isTheirs: boolean;
  wordsOf: RecordField<never>['wordsOf'];
  /** Puts one's own value into the form, or theirs. Undefined if the field is a command, which has no value of its own. */
  takeMine?: (value: string) => void;
  takeTheirs?: () => void;
  /** The value of the field when editing began. */
  beforeValue: string;
}

export interface Conflict {
  version: number;
  fields: FieldConflict[];
}

interface Edited<Row> {
  fields: readonly (readonly [name: string, field: RecordField<Row>])[];
  row: Row;
  base: Base;
  /** The texts of the form before anything is typed. */
  before: Texts;
  values: Texts;
  put: (name: string, text: string | undefined) => void;
}

/** The fields that another person changed since version `base`; undefined if the record still has that version. */
export function conflictOf<Row extends Versioned>(edited: Edited<Row>): Conflict | undefined {
  const { fields, row, base, before, values, put } = edited;
  if (row.version === base.version) return undefined;
  const now = baseOf(fields, row).texts;
  return {
    version: row.version,
    fields: fields.flatMap(([name, field]) => {
      const [was, is] = [base.texts[name], now[name]];
      if (!was || !is || was.value === is.value) return [];
      const value = values[name] ?? '';
      return {
        name,
        label: field.label,
        before: was.words,
        theirs: is.words,
        value,
        isTheirs: value === before[name] || value === is.value,
        wordsOf: field.wordsOf,
        beforeValue: was.value,
        ...(field.value && {
          takeMine: (mine: string) => put(name, mine),
          takeTheirs: () => put(name, undefined),
        }),
      };
    }),
  };
}
