/** Texts of the environment by their names: what is set, else the default. */
export type Values = Readonly<Record<string, string | undefined>>;

interface Details {
  /** Its value where none is set. */
  default?: string;
  /** The server makes a value where none is set, and stores it in DATA_DIR. */
  made?: true;
  /** The default in words, for the document. */
  shown?: string;
  /** Never to be printed or logged. */
  secret?: true;
  pattern?: RegExp;
  /** What a value that is refused should have done: "PORT must ...". */
  must?: string;
}

type Row = Pick<Details, 'default' | 'made' | 'shown' | 'secret'> & {
  name: string;
  /** What it is for, for the document. */
  meaning: string;
  /** Values that it takes, for the document. */
  range?: string;
};

/** One setting of the environment: its row in the document, its check, and what `config` holds of it. */
export class Setting<T> {
  constructor(
    readonly row: Row,
    /** Says why a text is refused; undefined where it is not. */
    readonly refusal: (text: string) => string | undefined,
    readonly read: (values: Values) => T,
  ) {}

  /** The same setting, of which config holds something else. */
  as<U>(convert: (value: T, values: Values) => U): Setting<U> {
    return new Setting(this.row, this.refusal, (values) => convert(this.read(values), values));
  }
}

/** Settings by the names that they have in config. */
export interface SettingTree {
  [name: string]: Setting<unknown> | SettingTree;
}

/** What config holds of such settings. */
export type ValuesOf<Tree> = {
  [Name in keyof Tree]: Tree[Name] extends Setting<infer T> ? T : ValuesOf<Tree[Name]>;
};

/** All settings of a tree, in its order. */
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

/** A setting of a type; undefined where it may be unset. */
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

/** Any words, or those of a pattern. */
export const text = <D extends Details>(
  name: string,
  meaning: string,
  details: D = {} as D,
): SettingOf<string, D> => setting({ name, meaning }, details, (value) => matches(details, value));

/** An address of the web, or of other schemes. */
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
    // One word alone is the default, which the document names already.
    { name, meaning, range: words.length > 1 ? words.map((word) => `\`${word}\``).join(', ') : undefined },
    { ...details, must: `be ${words.join(' or ')}` },
    (value) => words.some((word) => word === value),
  );

/** A whole number from one to another. */
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

/** Details of a text that is long enough to be hard to guess. */
export const atLeast = (characters: number) => ({
  pattern: new RegExp(`^.{${characters},}$`, 's'),
  must: `have ${characters} characters or more`,
});
