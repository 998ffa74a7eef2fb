import { createUnionType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { HotelDuty } from '../../access/duty.enum';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { ProofNeeded } from '../../access/proof';
import { ListSize } from '../../core/cost.decorator';
import { Problem } from '../../core/problems';
import { LastOwner } from '../../users/teams/lastOwner.types';
import { TeamMember } from '../../users/teams/teamMember.entity';
import { DoesNotExist } from '../catalogue.types';
import { TeamInvitation } from './teamInvitation.entity';

@ObjectType({ implements: Problem, description: 'The person with this address is on the team already.' })
export class AlreadyOnTeam extends Problem {
  static override readonly status = 409;

  constructor() {
    super('This person is on the team already. Change their duties instead.');
  }
}

@ObjectType({
  implements: Problem,
  description: 'The team or its open invitations are as many as a hotel can have.',
})
export class TeamFull extends Problem {
  static override readonly status = 409;
}

@ObjectType({ implements: Problem, description: 'There is no such person on the team.' })
export class UnknownTeamMember extends Problem {
  static override readonly status = 404;

  constructor() {
    super('This person is not on the team of the hotel.');
  }
}

@ObjectType({ implements: Problem, description: 'There is no such open invitation.' })
export class UnknownTeamInvitation extends Problem {
  static override readonly status = 404;

  constructor() {
    super('This invitation is no longer open. It was accepted or cancelled.');
  }
}

@ObjectType({
  implements: Problem,
  description: 'The invitation was cancelled, or its link has expired or is incomplete.',
})
export class TeamInvitationEnded extends Problem {
  static override readonly status = 404;

  constructor() {
    super('This invitation is no longer open. Ask the hotel to send you a new one.');
  }
}

@ObjectType({
  implements: Problem,
  description: 'The invitation was sent to another address than that of the account.',
})
export class InvitationForAnotherAddress extends Problem {
  static override readonly status = 403;

  constructor(masked: string) {
    super(
      fill(
        'This invitation was sent to {masked}. Sign in with the account that has this address, or sign up with it.',
        { masked },
      ),
    );
  }
}

@ObjectType({ implements: Problem, description: 'Administrators have the rights of an owner at all hotels.' })
export class AdministratorsNeedNoTeam extends Problem {
  static override readonly status = 409;

  constructor() {
    super('You are an administrator and already manage every hotel, so you cannot join a team.');
  }
}

@ObjectType({ description: 'What you may do with the team of a hotel.', simpleResolvers: true })
export class TeamAbilities {
  @Field(() => Boolean, { description: 'Invite, change and remove members.' })
  manage!: boolean;
}

@ObjectType({ description: 'The people who work for a hotel on Staybook.', simpleResolvers: true })
export class HotelTeam {
  @ListSize(10)
  @Field(() => [TeamMember], { description: 'Its members, in the order in which they joined.' })
  members!: TeamMember[];

  @ListSize(5)
  @Field(() => [TeamInvitation], { description: 'Invitations that nobody has accepted yet, newest first.' })
  invitations!: TeamInvitation[];

  @Field(() => TeamAbilities, { description: 'What you may do with it.' })
  viewerCan!: TeamAbilities;
}

/** What an invitation's page shows. */
export enum TeamInvitationState {
  OPEN = 'OPEN',
  ACCEPTED = 'ACCEPTED',
  EXPIRED = 'EXPIRED',
}
registerEnumType(TeamInvitationState, {
  name: 'TeamInvitationState',
  description: 'The state of an invitation to a team.',
  valuesConfig: {
    OPEN: { description: 'It can be accepted.' },
    ACCEPTED: { description: 'It was accepted.' },
    EXPIRED: { description: 'Its link works no longer.' },
  },
});

@ObjectType({
  description: 'An invitation to the team of a hotel, as the link in its mail shows it.',
  simpleResolvers: true,
})
export class TeamInvitationPreview {
  @Field(() => TeamInvitationState, { description: 'Its state.' })
  state!: TeamInvitationState;

  @Field(() => ID, { description: 'The hotel.' })
  hotelId!: string;

  @Field(() => String, { description: 'Name of the hotel.' })
  hotelName!: string;

  @ListSize(2)
  @Field(() => [HotelDuty], { description: 'What the person is to do there.' })
  duties!: HotelDuty[];

  @Field(() => String, { description: 'Name of the person who invites.' })
  invitedBy!: string;

  @Field(() => String, { description: 'The invited address, without most of its letters.' })
  maskedEmail!: string;

  @Field(() => Boolean, { description: 'Whether an account with this address exists.' })
  hasAccount!: boolean;

  @Field(() => Boolean, { description: 'Whether you are signed in with the account of this address.' })
  isForViewer!: boolean;
}

@ObjectType({ description: 'A person is no longer on the team of a hotel.', simpleResolvers: true })
export class TeamMemberRemoved {
  @Field(() => ID, { description: 'The hotel.' })
  hotelId!: string;

  @Field(() => ID, { description: 'The user.' })
  userId!: string;
}

@ObjectType({ description: 'An invitation is cancelled: its link works no longer.', simpleResolvers: true })
export class TeamInvitationCancelled {
  @Field(() => ID, { description: 'The former invitation.' })
  invitationId!: string;
}

export const InviteTeamMemberResult = createUnionType({
  name: 'InviteTeamMemberResult',
  description: 'The invitation, or why it was not sent.',
  types: () => [TeamInvitation, AlreadyOnTeam, TeamFull, DoesNotExist, TooManyAttempts, ProofNeeded] as const,
});
export const ResendTeamInvitationResult = createUnionType({
  name: 'ResendTeamInvitationResult',
  description: 'The invitation with its new deadline, or why it was not sent.',
  types: () => [TeamInvitation, UnknownTeamInvitation, TooManyAttempts, ProofNeeded] as const,
});
export const CancelTeamInvitationResult = createUnionType({
  name: 'CancelTeamInvitationResult',
  description: 'Confirms the cancellation, or says why not.',
  types: () => [TeamInvitationCancelled, UnknownTeamInvitation, ProofNeeded] as const,
});
export const AcceptTeamInvitationResult = createUnionType({
  name: 'AcceptTeamInvitationResult',
  description: 'You as a member of the team, or why you have not joined it.',
  types: () =>
    [
      TeamMember,
      TeamInvitationEnded,
      InvitationForAnotherAddress,
      AdministratorsNeedNoTeam,
      TeamFull,
    ] as const,
});
export const UpdateTeamMemberResult = createUnionType({
  name: 'UpdateTeamMemberResult',
  description: 'The member with the new duties, or why they were not changed.',
  types: () => [TeamMember, UnknownTeamMember, LastOwner, ProofNeeded] as const,
});
export const RemoveTeamMemberResult = createUnionType({
  name: 'RemoveTeamMemberResult',
  description: 'Confirms that the person left the team, or says why not.',
  types: () => [TeamMemberRemoved, UnknownTeamMember, LastOwner, ProofNeeded] as const,
});
export const LeaveTeamResult = createUnionType({
  name: 'LeaveTeamResult',
  description: 'Confirms that you left the team, or says why not.',
  types: () => [TeamMemberRemoved, UnknownTeamMember, LastOwner] as const,
});
