import type { RecordField, Texts, Versioned } from './declaration';
import type { Base } from './drafts';
import { baseOf } from './fields';

/** A field that another person has changed since the editing began. */
export interface FieldConflict {
  name: string;
  label: string;
  /** What it was when the editing began, and what it is now. */
  before: string;
  theirs: string;
  /** What the form says. */
  value: string;
  isTheirs: boolean;
  wordsOf: RecordField<never>['wordsOf'];
  /** Puts a value of one's own into the form, or theirs. Undefined where the field is an order, which changes nothing of it. */
  takeMine?: (value: string) => void;
  takeTheirs?: () => void;
  /** The value that the field had when the editing began. */
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
  /** The texts that the form shows where nobody has typed. */
  before: Texts;
  values: Texts;
  put: (name: string, text: string | undefined) => void;
}

/** What another person has changed of a record since its version `base`; undefined where it is still that version. */
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
