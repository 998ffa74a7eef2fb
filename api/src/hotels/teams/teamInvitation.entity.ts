import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { HotelDuty } from '../../access/duty.enum';
import { ListSize } from '../../core/cost.decorator';
import { now } from '../../core/clock';
import { BelongsTo, Id, Json, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Hotel } from '../hotel.entity';

@ObjectType('HotelTeamInvitation', {
  description: 'An invitation to the team of a hotel that was sent to an email address and not accepted yet.',
  simpleResolvers: true,
})
@Entity('hotel_team_invitations')
@Index('hotel_team_invitations_hotel', ['hotelId', 'emailKey'], { unique: true })
@Index('hotel_team_invitations_token', ['tokenHash'], { unique: true })
@Index('hotel_team_invitations_email', ['emailKey'])
@Index('hotel_team_invitations_expiresAt', ['expiresAt'])
export class TeamInvitation {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'team_invitations_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  @Field(() => String, { description: 'The address to which it was sent.' })
  @Text(254)
  email!: string;

  /** The address in the form used for comparing. */
  @Text(254)
  emailKey!: string;

  @ListSize(2)
  @Field(() => [HotelDuty], { description: 'What the person is to do at the hotel; at least one.' })
  @Json()
  duties!: HotelDuty[];

  @Text(64)
  tokenHash!: string;

  /** Who sent it last. */
  @Ref()
  invitedById!: string;

  @Field(() => Date, { description: 'When it was sent last.' })
  @Moment()
  invitedAt!: Date;

  @Field(() => Date, { description: 'Until when its link works.' })
  @Moment()
  expiresAt!: Date;

  /** Who accepted it; the row stays until it expires, so that accepting it again does no harm. */
  @Ref({ nullable: true })
  acceptedById!: string | null;
}

/** Builds a new invitation. */
export const newTeamInvitation = rowBuilder(TeamInvitation, {
  id: newId,
  invitedAt: now,
  acceptedById: null,
});
