import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word by which a row is found. */
@Entity('search_words')
@Index('search_words_thing', ['kind', 'thing', 'word'])
export class SearchWord {
  /** The kind of subject that the word finds, such as the rows of a table. */
  @PrimaryColumn({ type: 'varchar', length: 12 })
  kind!: string;

  /** The word in the form that searchWords() returns. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  word!: string;

  /** The subject: the id of a row, or a key that rows have in a column. */
  @PrimaryColumn({ type: 'varchar', length: 120 })
  thing!: string;
}
