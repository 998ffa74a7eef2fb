import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word by which a row is found. */
@Entity('search_words')
@Index('search_words_thing', ['kind', 'thing', 'word'])
export class SearchWord {
  /** What kind of subject is found: rows of a table, or a part of what they are found by. */
  @PrimaryColumn({ type: 'varchar', length: 12 })
  kind!: string;

  /** As searchWords() writes it. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  word!: string;

  /** The subject: the row's id, or the key that its table has in a column. */
  @PrimaryColumn({ type: 'varchar', length: 120 })
  thing!: string;
}
