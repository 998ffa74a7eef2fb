import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { HotelDuty } from '../../access/duty.enum';
import { ListSize } from '../../core/cost.decorator';
import { now } from '../../core/clock';
import { BelongsTo, Id, Json, Moment, newId, Ref } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { User } from '../user.entity';

@ObjectType('HotelTeamMember', {
  description: 'A person on the team of a hotel, with their duties there.',
  simpleResolvers: true,
})
@Entity('hotel_team_members')
@Index('hotel_team_members_hotel', ['hotelId', 'userId'], { unique: true })
@Index('hotel_team_members_user', ['userId'])
export class TeamMember {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  hotelId!: string;

  @BelongsTo('Hotel', 'hotelId', 'team_of_hotel', 'CASCADE')
  hotelRow?: object;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'teams_of_user', 'CASCADE')
  userRow?: User;

  @ListSize(2)
  @Field(() => [HotelDuty], { description: 'What they do at this hotel; at least one.' })
  @Json()
  duties!: HotelDuty[];

  @Field(() => Date, { description: 'When they joined the team.' })
  @Moment()
  joinedAt!: Date;
}

/** Builds a new member of a team. */
export const newTeamMember = rowBuilder(TeamMember, { id: newId, joinedAt: now });
