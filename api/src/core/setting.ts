import { accessSync, constants, statSync } from 'node:fs';

/** Texts of the environment by name: the set value, else the default. */
export type Values = Readonly<Record<string, string | undefined>>;

interface Details {
  /** The value where none is set. */
  default?: string;
  /** The server makes a value where none is set, and stores it in DATA_DIR. */
  made?: true;
  /** The default in words, for the document. */
  shown?: string;
  /** The value is never printed or logged. */
  secret?: true;
  pattern?: RegExp;
  /** The rule that a refused value breaks: "PORT must ...". */
  must?: string;
}

type Row = Pick<Details, 'default' | 'made' | 'shown' | 'secret'> & {
  name: string;
  /** The purpose, for the document. */
  meaning: string;
  /** The allowed values, for the document. */
  range?: string;
};

/** One setting of the environment: its row in the document, its check, and its value in `config`. */
export class Setting<T> {
  constructor(
    readonly row: Row,
    /** Answers why a text is refused; undefined for an accepted one. */
    readonly refusal: (text: string) => string | undefined,
    readonly read: (values: Values) => T,
  ) {}

  /** The same setting with a converted value in config. */
  as<U>(convert: (value: T, values: Values) => U): Setting<U> {
    return new Setting(this.row, this.refusal, (values) => convert(this.read(values), values));
  }
}

/** Settings by their names in config. */
export interface SettingTree {
  [name: string]: Setting<unknown> | SettingTree;
}

/** The values of such settings in config. */
export type ValuesOf<Tree> = {
  [Name in keyof Tree]: Tree[Name] extends Setting<infer T> ? T : ValuesOf<Tree[Name]>;
};

/** All settings of a tree, in order. */
export const settingsIn = (tree: SettingTree): Setting<unknown>[] =>
  Object.values(tree).flatMap((branch) => (branch instanceof Setting ? [branch] : settingsIn(branch)));

/** Reads each setting of a tree. */
export function readSettings<Tree extends SettingTree>(tree: Tree, values: Values): ValuesOf<Tree> {
  const read = (branch: Setting<unknown> | SettingTree): unknown =>
    branch instanceof Setting
      ? branch.read(values)
      : Object.fromEntries(Object.entries(branch).map(([name, inner]) => [name, read(inner)]));
  return read(tree) as ValuesOf<Tree>;
}

/** A setting of a type; its value may be undefined if it can be unset. */
type SettingOf<T, D extends Details> = Setting<
  D extends { default: string } | { made: true } ? T : T | undefined
>;

function setting<T, D extends Details>(
  row: Row,
  details: D,
  isRight: (text: string) => boolean,
): SettingOf<T, D> {
  const refusal = (text: string) => (isRight(text) ? undefined : `${row.name} must ${details.must}.`);
  return new Setting({ ...row, ...details }, refusal, (values) => values[row.name]) as SettingOf<T, D>;
}

const matches = ({ pattern }: Details, text: string): boolean => !pattern || pattern.test(text);

/** Any text, or one that matches a pattern. */
export const text = <D extends Details>(
  name: string,
  meaning: string,
  details: D = {} as D,
): SettingOf<string, D> => setting({ name, meaning }, details, (value) => matches(details, value));

/** A URL with http or https, or with other schemes. */
export function url<D extends Details & { schemes?: string[] }>(
  name: string,
  meaning: string,
  details: D = {} as D,
): SettingOf<string, D> {
  const schemes = details.schemes ?? ['http', 'https'];
  const usual = {
    pattern: new RegExp(`^(${schemes.join('|')})://`),
    must: `begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  };
  const all = { ...usual, ...details };
  return setting({ name, meaning }, all, (value) => matches(all, value) && URL.canParse(value));
}

/** One of these words. */
export const choice = <const T extends string, D extends Details>(
  name: string,
  words: readonly T[],
  meaning: string,
  details: D,
): SettingOf<T, D> =>
  setting(
    // A single word is the default, which the document already names.
    { name, meaning, range: words.length > 1 ? words.map((word) => `\`${word}\``).join(', ') : undefined },
    { ...details, must: `be ${words.join(' or ')}` },
    (value) => words.some((word) => word === value),
  );

/** A whole number in a range. */
export function whole(
  name: string,
  [least, most]: [number, number],
  initial: number,
  meaning: string,
): Setting<number> {
  const isRight = (value: string) => {
    const number = Number(value);
    return /\d/.test(value) && Number.isInteger(number) && number >= least && number <= most;
  };
  const refusal = (value: string) =>
    isRight(value) ? undefined : `${name} must be a whole number from ${least} to ${most}; it is "${value}".`;
  const row = { name, meaning, default: String(initial), range: `${least} to ${most}` };
  return new Setting(row, refusal, (values) => Number(values[name]));
}

/** The path of a file that the process can read. */
export const file = <D extends Details>(name: string, meaning: string, details: D): SettingOf<string, D> =>
  setting({ name, meaning }, { ...details, must: 'name a file that the server can read' }, isReadable);

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Details of a secret that must be long enough to be hard to guess. */
export const atLeast = (characters: number) => ({
  pattern: new RegExp(`^.{${characters},}$`, 's'),
  must: `have ${characters} characters or more`,
});
