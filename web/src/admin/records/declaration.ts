import type { ComponentProps, ReactNode } from 'react';
import type { DocumentNode } from 'graphql';
import type { TextField } from '../../kit/TextField';
import type { BoundField } from '../../kit/useForm';
import type { EditedRecord } from '../editors/OtherEditors';
import type { TYPED } from '../fields/useTyped';

export type Texts = Readonly<Record<string, string>>;

/** A record that can be updated. Its version tells whether another person changed it. */
export interface Versioned {
  id: string;
  version: number;
}

export interface ControlProps<Row> {
  label: string;
  hint: string | undefined;
  field: BoundField;
  /** The record that is updated; undefined for a new one. */
  row: Row | undefined;
  isNew: boolean;
}

/** One field of a record: its control, its rules, and how its text is read from a record and for the server. */
export interface RecordField<Row, Value = unknown> {
  label: string;
  hint?: string;
  /** The problem of a text. An empty text is checked only if the field is required. */
  rule?: (text: string) => string | undefined;
  /**
   * `required`: a new record must have it, and it cannot be emptied later. `defaulted`: the server fills it in for a
   * new record, and it cannot be emptied later. Other fields may be empty.
   */
  need?: 'required' | 'defaulted';
  /** The only form that has the field. */
  only?: 'create' | 'update';
  /** Overrides for the update form. */
  onUpdate?: Partial<RecordField<Row, Value>>;
  /** The proposed text for a new record. */
  initial?: string;
  isWide?: boolean;
  /** Several lines. */
  isLong?: boolean;
  input?: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'field'>;
  /** The control, if it is not a text field. */
  control?: (props: ControlProps<Row>) => ReactNode;
  /** The text of the field for a record. A field without it is a command, such as rooms to add. */
  value?: (row: Row) => string;
  /** The record's value in words; by default the value itself. */
  words?: (row: Row) => string;
  /** A typed value in words, if it is a reference. */
  wordsOf?: (props: { id: string }) => ReactNode;
  /** True if the field starts empty although the record has a value. */
  startsBlank?: boolean;
  isHidden?: (texts: Texts) => boolean;
  /** The value for the server. Without it, the trimmed text, or undefined if empty. */
  read?: (text: string) => Value;
}

/** The fields of a record, by the names of the server's input. Fields that are not texts have `read`. */
export type FieldsOf<Row, Input> = {
  readonly [Name in keyof Input]?: string extends NonNullable<Input[Name]>
    ? RecordField<Row, Input[Name]>
    : RecordField<Row, Input[Name]> & Required<Pick<RecordField<Row, Input[Name]>, 'read'>>;
};

export interface FormSection<Name extends string> {
  title?: string;
  text?: string;
  /** The text in the form of a new record. */
  createText?: string;
  fields: readonly Name[];
}

/** The server's refusal. */
export interface Refused {
  __typename: string;
  message: string;
  changedBy?: string | null;
  version?: number;
  /** Of DoesNotExist: which record. */
  record?: string;
  /** Of UnknownStaff: the unknown references. */
  refNumbers?: readonly string[];
}

interface Confirmation {
  isSending: boolean;
  /** The refusal of the confirmed input, if the confirmation shows it. */
  refused: Refused | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** The page that creates a record, or the one that updates it: the same form with other data. */
export interface RecordMode<Row, Saved, Name extends string> {
  title: string;
  intro: string;
  /** The button; 'Continue' by default. */
  submit?: string;
  /** Mutation with one `input`. */
  document: DocumentNode;
  /** Additional properties of the input. */
  more?: () => object;
  /** The field that the address fills in, and its name in the address. */
  fromAddress?: readonly [field: Name, name: keyof typeof TYPED];
  /**
   * The field that says which record is updated, and how to find the record; `read` asks the server for it. Without it, a
   * record is created.
   */
  chooser?: {
    name: Name;
    useRow: (reference: string) => { row: Row | undefined; read: () => Promise<Versioned | undefined> };
  };
  sections?: readonly FormSection<Name>[];
  /** Asks for confirmation before the input is sent; null if it is not needed. */
  confirm?: (input: Readonly<Record<string, unknown>>, confirmation: Confirmation) => ReactNode;
  /** The refusal that the confirmation shows, by its type; the form shows all others. */
  refusalInDialog?: string;
  cancelTo: (texts: Texts) => string;
  /** The page after saving, and the notice shown there. */
  done: (saved: Saved, input: Readonly<Record<string, unknown>>) => readonly [to: string, notice: string];
}

/** The properties that both forms of a record share. */
export interface RecordBase<Row, Name extends string> {
  /** The name in the keys of drafts. */
  name: string;
  /** As which its page says who else edits it; without it, it does not say so. */
  editedAs?: EditedRecord;
  fields: Readonly<Record<Name, RecordField<Row>>>;
  /** The sections of a form without its own. */
  sections?: readonly FormSection<Name>[];
  /** The fields to which a refusal belongs, by its type: the first of them that the form has. */
  refusals: Readonly<Record<string, readonly Name[] | ((refused: Refused, texts: Texts) => readonly Name[])>>;
  /** Words for a refusal that the specification gives. */
  refusalWords?: Readonly<Record<string, string>>;
}

/** The form of a kind of record, declared beside its list: one declaration for creating and updating. */
export interface RecordForm<Row, Saved, Name extends string> extends RecordBase<Row, Name> {
  create: RecordMode<Row, Saved, Name>;
  update: RecordMode<Row, Saved, Name>;
}
