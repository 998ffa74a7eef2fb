import { Entity, PrimaryColumn } from 'typeorm';
import { shapes } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Figures } from './figures.entity';

/** The hotel of figures that are those of all hotels together. */
export const ALL_HOTELS = '';

/** The sum of all figure lines of a day that were added up so far, by hotel and in all. */
@Entity('daily_figures')
export class DailyFigure extends Figures {
  /** No foreign key: ALL_HOTELS is none, and nobody asks for what a deleted hotel sold. */
  @PrimaryColumn(shapes.id)
  hotelId!: string;

  @PrimaryColumn(shapes.night)
  day!: string;
}

/** Builds a new daily figure. */
export const newDailyFigure = rowBuilder(DailyFigure, {});
