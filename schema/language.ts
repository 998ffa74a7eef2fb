/** The languages that people read, each by its own name. The address of a page begins with its language, but for English. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  ja: '日本語',
} as const;

/** A language by its tag (BCP 47). */
export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as Language[];

/** A language as GraphQL names it: `pt-BR` is `PT_BR`. */
export type LanguageName = 'EN' | 'DE' | 'FR' | 'ES' | 'PT_BR' | 'JA';

export const languageName = (tag: Language) => tag.toUpperCase().replace('-', '_') as LanguageName;

/** The tag of a language that GraphQL names. */
export const languageTag = (name: LanguageName): Language =>
  LANGUAGE_TAGS.find((tag) => languageName(tag) === name)!;

/** The language of a program that says no other; the build of the web writes that of each of its copies here. */
const BUILT_FOR: Language = 'en';
let read: () => Language = () => BUILT_FOR;

/** The language of the one who reads: on the web that of the page, in the api that of the request or of who gets the mail. */
export const currentLanguage = (): Language => read();

/** Says where `currentLanguage` is read. A program calls it once, before anything is written. */
export function readLanguageFrom(source: () => Language): void {
  read = source;
}

/** What is made once for each language: to make a format takes longer than to use it. */
export function perLanguage<Made>(make: (language: Language) => Made): () => Made {
  const made = new Map<Language, Made>();
  return () => {
    const language = read();
    let known = made.get(language);
    if (known === undefined) made.set(language, (known = make(language)));
    return known;
  };
}

/** Tags whose regions or variants are read in a language of ours: `pt` is Portuguese of Brazil here. */
const withoutRegion = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/** Our language for a tag as browsers and people write it: `de-AT` is `de`, `pt` is `pt-BR`; undefined if we have none. */
export function languageFor(tag: string): Language | undefined {
  const wanted = tag.trim().toLowerCase();
  return (
    LANGUAGE_TAGS.find((each) => each.toLowerCase() === wanted) ??
    LANGUAGE_TAGS.find((each) => withoutRegion(each) === withoutRegion(wanted))
  );
}

/**
 * The language of ours that an `Accept-Language` header (RFC 9110) prefers; English if it names none of ours, or is absent. A
 * header with many languages is read up to its tenth.
 */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',', 10)
    .map((part, place) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality), place };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || one.place - other.place);
  return wanted.map(({ tag }) => languageFor(tag)).find((language) => language !== undefined) ?? 'en';
}

/** The start of the addresses of a language: nothing for English, `/de` for German, `/pt-br` for Portuguese of Brazil. */
export const languagePrefix = (language: Language): string =>
  language === 'en' ? '' : `/${language.toLowerCase()}`;

/** Takes the language off the start of a path: `/de/hotels` is German and `/hotels`. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [, first = ''] = path.split('/', 2);
  const language = LANGUAGE_TAGS.find((each) => each !== 'en' && each.toLowerCase() === first);
  return language ? { language, path: path.slice(first.length + 1) || '/' } : { language: 'en', path };
}
