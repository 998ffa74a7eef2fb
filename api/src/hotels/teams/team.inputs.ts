import { ArrayMaxSize, ArrayMinSize, ArrayUnique, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { HotelDuty } from '../../access/duty.enum';
import { emailProblem } from '../../../../schema/emailAddress';
import { Rule } from '../../core/rule.decorator';

const DUTIES = 'What the person does at the hotel; at least one.';
const NONE = { message: 'Choose at least one duty' };
const ALL = Object.keys(HotelDuty).length;

@InputType({ description: 'A hotel whose team is meant.' })
export class LeaveTeamInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;
}

@InputType({ description: 'Who is invited to the team of a hotel.' })
export class InviteTeamMemberInput extends LeaveTeamInput {
  @Field(() => String, { description: 'The address to which the invitation is sent.' })
  @Rule(emailProblem)
  email!: string;

  @Field(() => [HotelDuty], { description: DUTIES })
  @ArrayMinSize(1, NONE)
  @ArrayMaxSize(ALL)
  @ArrayUnique()
  duties!: HotelDuty[];
}

@InputType({ description: 'A member of the team of a hotel.' })
export class RemoveTeamMemberInput extends LeaveTeamInput {
  @Field(() => ID, { description: 'The user.' })
  @MaxLength(100)
  userId!: string;
}

@InputType({ description: 'The duties that a member of a team has from now on.' })
export class UpdateTeamMemberInput extends RemoveTeamMemberInput {
  @Field(() => [HotelDuty], { description: DUTIES })
  @ArrayMinSize(1, NONE)
  @ArrayMaxSize(ALL)
  @ArrayUnique()
  duties!: HotelDuty[];
}

@InputType({ description: 'An open invitation that is sent again.' })
export class ResendTeamInvitationInput extends LeaveTeamInput {
  @Field(() => ID, { description: 'The invitation.' })
  @MaxLength(100)
  invitationId!: string;
}

@InputType({ description: 'An open invitation that is cancelled.' })
export class CancelTeamInvitationInput extends ResendTeamInvitationInput {}

@InputType({ description: 'The invitation that is accepted.' })
export class AcceptTeamInvitationInput {
  @Field(() => String, { description: 'The token in the link of the mail.' })
  @MaxLength(200)
  token!: string;
}
