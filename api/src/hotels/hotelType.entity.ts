import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { Id, Text } from '../database/columns';

@ObjectType({ description: 'A kind of hotel, such as Boutique or Resort.', simpleResolvers: true })
@Entity('hotel_types')
@Index('hotel_types_nameKey', ['nameKey'], { unique: true })
export class HotelType {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => String, { description: 'Name, as administrators write it.' })
  @Text(120)
  name!: string;

  /** The name in the form that is compared; unique. */
  @Text(120)
  nameKey!: string;

  @Field(() => String, { nullable: true, description: 'Address of the photo.' })
  @Text(500, { nullable: true })
  photo!: string | null;
}
