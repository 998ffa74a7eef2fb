import { LANGUAGE_TAGS, type Language } from '../../../../schema/language';
import { build } from '../../core/build';
import { BadInput } from '../../core/problems';
import { tidyName } from '../uniqueName.service';
import { PlaceName, type PlaceNameInput } from './placeName.types';

/** A city or hotel type: the name that administrators entered, and its names in languages. */
export interface NamedPlace {
  name: string;
  names: PlaceName[] | null;
}

/** What a place is called in a language: the name in this language if there is one, else the one that was entered. */
export const nameIn = ({ name, names }: NamedPlace, language: Language): string =>
  names?.find((each) => each.language === language)?.name ?? name;

/**
 * The names of a place once those that are given have replaced the ones in their languages; null if there are none.
 * Throws BadInput if a language is given twice.
 */
export function replaceNames(
  before: readonly PlaceName[] | null,
  given: readonly PlaceNameInput[],
): PlaceName[] | null {
  const languages = new Set(given.map(({ language }) => language));
  if (languages.size < given.length) throw new BadInput('Give the name in each language once');
  const names = [
    ...(before ?? []).filter(({ language }) => !languages.has(language)),
    ...given.map(({ language, name }) => build(PlaceName, { language, name: tidyName(name ?? '') })),
  ].filter(({ name }) => name);
  const inOrder = LANGUAGE_TAGS.flatMap((language) => names.filter((each) => each.language === language));
  return inOrder.length ? inOrder : null;
}

/** The names of a place as the audit log has them. */
export const auditedNames = ({ names }: NamedPlace): { names: string[] } => ({
  names: (names ?? []).map(({ language, name }) => `${language}: ${name}`),
});
