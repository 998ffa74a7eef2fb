import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { KeptForAll } from '../../core/cacheControl.decorator';
import { Count, Id, Json, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import type { PlaceName } from '../placeNames/placeName.types';

@KeptForAll()
@ObjectType({ description: 'A city with hotels.', simpleResolvers: true })
@Entity('cities')
@Index('cities_nameKey', ['nameKey'], { unique: true })
export class City {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => String, { description: 'Name, as entered by administrators.' })
  @Text(120)
  name!: string;

  /** The name in the form that is compared; unique. */
  @Text(120)
  nameKey!: string;

  /** Its names in languages, in their order; null if there are none. */
  @Json({ nullable: true })
  names!: PlaceName[] | null;

  @Field(() => String, { nullable: true, description: 'Address of the photo.' })
  @Text(500, { nullable: true })
  photo!: string | null;

  @Field(() => String, {
    description: 'IANA name of the time zone; it decides the current date at its hotels. UTC if unknown.',
  })
  @Text(64)
  timeZone!: string;

  @Field(() => Int, {
    description:
      'Increases with each change by administrators; an update that passes it cannot overwrite newer changes.',
  })
  @Count({ default: 1 })
  version!: number;

  /** The administrator who changed it last; null if the last change was not an administrator's. */
  @Ref({ nullable: true })
  updatedById!: string | null;
}

/** Builds a new city. */
export const newCity = rowBuilder(City, {
  id: newId,
  photo: null,
  names: null,
  version: 1,
  updatedById: null,
});
