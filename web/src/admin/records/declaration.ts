import type { ComponentProps, ReactNode } from 'react';
import type { DocumentNode } from 'graphql';
import type { TextField } from '../../kit/TextField';
import type { BoundField } from '../../kit/useForm';
import type { TYPED } from '../fields/useTyped';

export type Texts = Readonly<Record<string, string>>;

/** A record that can be updated: its version says whether another person has changed it meanwhile. */
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

/** One field of a record: how it looks, what is asked of it, and how it is read from a record and for the server. */
export interface RecordField<Row, Value = unknown> {
  label: string;
  hint?: string;
  /** What is wrong with a text that is not empty, and with the empty one where the field must be filled in. */
  rule?: (text: string) => string | undefined;
  /**
   * `required`: a new record must have it, and it cannot be emptied later. `defaulted`: the server fills it in for a
   * new record, and it cannot be emptied later. Other fields may be empty.
   */
  need?: 'required' | 'defaulted';
  /** The only form that has the field. */
  only?: 'create' | 'update';
  /** What is different in the form that updates. */
  onUpdate?: Partial<RecordField<Row, Value>>;
  /** What is proposed for a new record. */
  initial?: string;
  isWide?: boolean;
  /** Several lines. */
  isLong?: boolean;
  input?: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'field'>;
  /** The control, where it is not a field of text. */
  control?: (props: ControlProps<Row>) => ReactNode;
  /** The text of the field for a record. A field without it is an order, such as rooms to add. */
  value?: (row: Row) => string;
  /** What the record has there, in words; the value unless given. */
  words?: (row: Row) => string;
  /** A typed value in words, where it is a reference. */
  wordsOf?: (props: { id: string }) => ReactNode;
  /** Whether the field is empty at first, although the record has a value. */
  startsBlank?: boolean;
  isHidden?: (texts: Texts) => boolean;
  /** The text as the server takes it; without it, the text without blanks around it, or undefined. */
  read?: (text: string) => Value;
}

/** The fields of a record, by the names of the server's input; those that are no texts say how they are read. */
export type FieldsOf<Row, Input> = {
  readonly [Name in keyof Input]?: string extends NonNullable<Input[Name]>
    ? RecordField<Row, Input[Name]>
    : RecordField<Row, Input[Name]> & Required<Pick<RecordField<Row, Input[Name]>, 'read'>>;
};

export interface Section<Name extends string> {
  title?: string;
  text?: string;
  /** The text in the form of a new record. */
  createText?: string;
  fields: readonly Name[];
}

/** What the server answered instead of the record. */
export interface Refused {
  __typename: string;
  message: string;
  changedBy?: string | null;
  version?: number;
  /** Of DoesNotExist: which record. */
  record?: string;
  /** Of UnknownStaff: whom nobody knows. */
  refNumbers?: readonly string[];
}

interface Confirmation {
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The page that creates a record, or the one that updates it: the same form with other data. */
export interface RecordMode<Row, Saved, Name extends string> {
  title: string;
  intro: string;
  /** The button; 'Continue' unless given. */
  submit?: string;
  /** Mutation with one `input`. */
  document: DocumentNode;
  /** What the input has beside the fields. */
  more?: () => object;
  /** The field that the address fills in, and the name that it has there. */
  fromAddress?: readonly [field: Name, name: keyof typeof TYPED];
  /** The field that says which record is updated, and how to find the record. Without it, a record is created. */
  chooser?: {
    name: Name;
    useRow: (reference: string) => { row: Row | undefined; read: () => Promise<Row | undefined> };
  };
  sections?: readonly Section<Name>[];
  /** Asks once more before the input is sent; null where that is not needed. */
  confirm?: (input: Readonly<Record<string, unknown>>, confirmation: Confirmation) => ReactNode;
  cancelTo: (texts: Texts) => string;
  /** Where a saved record leads, and what is said there. */
  done: (saved: Saved, input: Readonly<Record<string, unknown>>) => readonly [to: string, notice: string];
}

/** What both forms of a kind of record share. */
export interface RecordBase<Row, Name extends string> {
  /** By which drafts are kept. */
  name: string;
  fields: Readonly<Record<Name, RecordField<Row>>>;
  /** The sections of a form that has none of its own. */
  sections?: readonly Section<Name>[];
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
