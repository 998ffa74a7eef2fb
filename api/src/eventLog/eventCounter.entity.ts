import { Entity } from 'typeorm';
import { Count, Id } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';

/** The row that counts the events of all hotels, and whose lock lets one instance at a time number events. */
export const ALL_EVENTS = 'all';

/** How many events are numbered: in all, and of a hotel. */
@Entity('event_counters')
export class EventCounter {
  /** The id of a hotel, or ALL_EVENTS. */
  @Id()
  id!: string;

  @Count()
  last!: number;
}

/** Builds a new counter. */
export const newEventCounter = rowBuilder(EventCounter, { last: 0 });
