const MEGABYTE = 1024 * 1024;

interface Limits {
  /** Endings that are allowed, in lower case, such as `.jpg`. */
  types: readonly string[];
  /** In MB. */
  sizeLimit: number;
  /** The most files at once. */
  most: number;
}
type Measured = Pick<File, 'name' | 'size'>;

/** What is wrong with the chosen files, as the specification words it; empty when nothing is. */
export function fileProblems(files: readonly Measured[], { types, sizeLimit, most }: Limits): string[] {
  if (files.length === 0) return ['no file selected'];
  const tooLarge = names(files.filter(({ size }) => size > sizeLimit * MEGABYTE));
  const foreign = names(files.filter(({ name }) => !types.includes(endingOf(name))));
  return [
    ...(tooLarge ? [`${tooLarge} is(are) above the ${sizeLimit} MB size limit`] : []),
    ...(foreign ? [`${foreign} is(are) not allowed`] : []),
    ...(files.length > most ? [`Choose at most ${most} files at a time.`] : []),
  ];
}

const names = (files: readonly Measured[]): string => files.map(({ name }) => name).join(', ');

const endingOf = (name: string): string => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
