import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** The state of a property offer. */
export enum PropertyOfferState {
  NEW = 'NEW',
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
}
registerEnumType(PropertyOfferState, {
  name: 'PropertyOfferState',
  description: 'The status of a property offer.',
  valuesConfig: {
    NEW: { description: 'Waiting for an answer.' },
    ACCEPTED: { description: 'Accepted; a hotel was created from it.' },
    DECLINED: { description: 'Declined, with an answer.' },
  },
});

@ObjectType({
  description: 'A property that a user would like to list: the files that were sent together.',
  simpleResolvers: true,
})
@Entity('property_offers')
@Index('property_offers_sentAt', ['sentAt', 'id'])
@Index('property_offers_state', ['state', 'sentAt', 'id'])
@Index('property_offers_sender', ['userId', 'sentAt', 'id'])
export class PropertyOffer {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  /** The sender of the offer. */
  @Ref()
  userId!: string;

  @Field(() => PropertyOfferState, { description: 'Its status.' })
  @Text(10)
  state!: PropertyOfferState;

  @Field(() => Date, { description: 'When it was sent.' })
  @Moment()
  sentAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The answer to the sender; null if there was none.',
  })
  @Text(1000, { nullable: true })
  answer!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was answered; null until then.' })
  @Moment({ nullable: true })
  answeredAt!: Date | null;

  /** The administrator who answered. */
  @Ref({ nullable: true })
  answeredById!: string | null;

  /** The hotel created from the offer. It may be deleted, so there is no foreign key. */
  @Ref({ nullable: true })
  hotelId!: string | null;
}

/** Builds a new property offer. */
export const newPropertyOffer = rowBuilder(PropertyOffer, {
  id: newId,
  state: PropertyOfferState.NEW,
  answer: null,
  answeredAt: null,
  answeredById: null,
  hotelId: null,
});
