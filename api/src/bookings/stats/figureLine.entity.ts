import { Entity, Index } from 'typeorm';
import { Id, newId, Night, Ref } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Figures } from './figures.entity';

/**
 * What a step of a booking adds to the figures of a day, or takes from them. Written with the step and never changed,
 * so that nobody who books waits for another; a job adds it up and deletes it.
 */
@Entity('figure_lines')
@Index('figure_lines_day', ['day'])
export class FigureLine extends Figures {
  @Id()
  id!: string;

  /** Null where the hotel was deleted: such a line counts for all hotels only. */
  @Ref({ nullable: true })
  hotelId!: string | null;

  @Night()
  day!: string;
}

/** Builds a new figure line. */
export const newFigureLine = rowBuilder(FigureLine, { id: newId });
