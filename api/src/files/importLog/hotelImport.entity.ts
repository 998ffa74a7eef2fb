import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { Count, Id, Json, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

@ObjectType({ description: 'Numbers of rows of an import.', simpleResolvers: true })
export class ImportCounts {
  @Field(() => Int, { description: 'Cities.' })
  cities!: number;

  @Field(() => Int, { description: 'Hotel types.' })
  hotelTypes!: number;

  @Field(() => Int, { description: 'Hotels.' })
  hotels!: number;

  @Field(() => Int, { description: 'Room types.' })
  roomTypes!: number;

  @Field(() => Int, { description: 'Room numbers.' })
  roomNumbers!: number;
}

/** An import that changed something. It refers to people only by their ids. */
@ObjectType({ description: 'An import of a file of hotels that changed something.', simpleResolvers: true })
@Entity('hotel_imports')
@Index('hotel_imports_at', ['at', 'id'])
export class HotelImport {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => Date, { description: 'When it began.' })
  @Moment()
  at!: Date;

  @Ref()
  userId!: string;

  @Field(() => String, { description: 'The name of the file; empty if the sender did not give one.' })
  @Text(255)
  fileName!: string;

  @Field(() => ImportCounts, { description: 'How many rows were added.' })
  @Json()
  added!: ImportCounts;

  @Field(() => ImportCounts, { description: 'How many existing rows were changed.' })
  @Json()
  changed!: ImportCounts;

  @Field(() => Int, { description: 'How many rows of the file were refused.' })
  @Count()
  refusedRows!: number;

  @Field(() => Date, { nullable: true, description: 'When it was undone; null if it was not.' })
  @Moment({ nullable: true })
  undoneAt!: Date | null;

  @Ref({ nullable: true })
  undoneById!: string | null;
}

/** Counts of nothing. */
export const noCounts = (): ImportCounts => ({
  cities: 0,
  hotelTypes: 0,
  hotels: 0,
  roomTypes: 0,
  roomNumbers: 0,
});

/** Builds the row of a new import. */
export const newHotelImport = rowBuilder(HotelImport, {
  id: newId,
  at: now,
  added: noCounts,
  changed: noCounts,
  refusedRows: 0,
  undoneAt: null,
  undoneById: null,
});
