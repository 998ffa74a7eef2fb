import { EVERY_ROOM, featuresOf, type Feature } from '../../../../schema/features';
import { nameKey } from '../../core/nameKey';

/** Numbers that replace words, since they are compared and counted faster. */
class WordNumbers {
  readonly all: string[] = [];
  private readonly numbers = new Map<string, number>();

  find = (word: string): number | undefined => this.numbers.get(word);

  numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.all.length);
    return this.all.push(word) - 1;
  }
}

/** What the hotels of an index have in common, kept once: their amenities, sets of features, and texts. */
export class SharedValues {
  private readonly amenities = new WordNumbers();
  private readonly amenityKeys = new WordNumbers();
  /** By the number of an amenity: the number of its key, and its features. */
  private readonly keyOf: number[] = [];
  private readonly featuresOf: Feature[][] = [];
  private readonly featureSets = new Map<string, ReadonlySet<Feature>>();
  private readonly texts = new Map<string, string>();

  /** Every amenity in the words of hotels, by its number. */
  get amenityWords(): readonly string[] {
    return this.amenities.all;
  }

  /** The number of an amenity in the words of hotels; undefined where no hotel has it. */
  findAmenity = (word: string): number | undefined => this.amenities.find(word);

  /** The number of an amenity for `isOffered`, however it is written; -1 for one that no hotel has. */
  amenityKey = (word: string): number => this.amenityKeys.find(nameKey(word)) ?? -1;

  /** Whether one of these amenities has the key. */
  isOffered = (amenities: readonly number[], key: number): boolean =>
    amenities.some((number) => this.keyOf[number] === key);

  amenityNumbers(words: readonly string[]): number[] {
    return [...new Set(words)].map((word) => {
      const number = this.amenities.numberOf(word);
      this.keyOf[number] ??= this.amenityKeys.numberOf(nameKey(word));
      this.featuresOf[number] ??= featuresOf(word);
      return number;
    });
  }

  /** The features of these amenities and of those that every room has. */
  features(amenities: readonly number[]): ReadonlySet<Feature> {
    const found = new Set<Feature>(EVERY_ROOM.flatMap(featuresOf));
    for (const number of amenities) for (const feature of this.featuresOf[number]!) found.add(feature);
    const key = [...found].sort().join();
    const known = this.featureSets.get(key);
    if (!known) this.featureSets.set(key, found);
    return known ?? found;
  }

  /** The text as one object for all hotels. */
  text(text: string): string {
    const known = this.texts.get(text);
    if (known === undefined) this.texts.set(text, text);
    return known ?? text;
  }
}
