import { fill } from '../../../schema/fill';
import * as texts from './texts';

const MEGABYTE = 1024 * 1024;

interface Limits {
  /** The allowed endings, in lower case, such as `.jpg`. */
  types: readonly string[];
  /** In MB. */
  sizeLimit: number;
  /** The most files at once. */
  most: number;
}
type Measured = Pick<File, 'name' | 'size'>;

/** The problems of the chosen files, in the wording of the specification; empty if there are none. */
export function fileProblems(files: readonly Measured[], { types, sizeLimit, most }: Limits): string[] {
  if (files.length === 0) return [texts.noFile];
  const tooLarge = namesOf(files.filter(({ size }) => size > sizeLimit * MEGABYTE));
  const notAllowed = namesOf(files.filter(({ name }) => !types.includes(endingOf(name))));
  return [
    ...(tooLarge ? [fill(texts.tooLarge, { names: tooLarge, limit: sizeLimit })] : []),
    ...(notAllowed ? [fill(texts.notAllowed, { names: notAllowed })] : []),
    ...(files.length > most ? [fill(texts.tooMany, { count: most })] : []),
  ];
}

const namesOf = (files: readonly Measured[]): string => files.map(({ name }) => name).join(', ');

const endingOf = (name: string): string => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
