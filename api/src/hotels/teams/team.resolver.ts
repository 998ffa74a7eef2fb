import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { build } from '../../core/build';
import { ListSize } from '../../core/cost.decorator';
import { TeamMember } from '../../users/teams/teamMember.entity';
import { emailOf, User } from '../../users/user.entity';
import { Hotel } from '../hotel.entity';
import { acceptTeamInvitation, previewInvitation } from './acceptInvitation.service';
import {
  AcceptTeamInvitationInput,
  CancelTeamInvitationInput,
  InviteTeamMemberInput,
  LeaveTeamInput,
  RemoveTeamMemberInput,
  ResendTeamInvitationInput,
  UpdateTeamMemberInput,
} from './team.inputs';
import {
  AcceptTeamInvitationResult,
  CancelTeamInvitationResult,
  HotelTeam,
  InviteTeamMemberResult,
  LeaveTeamResult,
  RemoveTeamMemberResult,
  ResendTeamInvitationResult,
  TeamInvitationCancelled,
  TeamInvitationPreview,
  TeamMemberRemoved,
  UpdateTeamMemberResult,
} from './team.types';
import { TeamInvitation } from './teamInvitation.entity';
import {
  cancelTeamInvitation,
  inviteTeamMember,
  readTeam,
  resendTeamInvitation,
} from './teamInvitation.service';
import { leaveTeam, removeTeamMember, updateTeamMember } from './teamMember.service';

@Resolver()
export class TeamResolver {
  @Allow('team:read')
  @Query(() => HotelTeam, {
    description: 'The team of a hotel, for its owners, its managers and administrators.',
  })
  hotelTeam(
    @Arg('hotelId', () => ID, { description: 'Id of the hotel.' }) hotelId: string,
    @Ctx() { viewer }: Context,
  ): Promise<HotelTeam> {
    return readTeam(viewer, hotelId);
  }

  @Allow('teamInvitation:read')
  @Query(() => TeamInvitationPreview, {
    nullable: true,
    description:
      'An invitation by the token in the link of its mail; null if it was cancelled or the link is wrong.',
  })
  teamInvitation(
    @Arg('token', () => String, { description: 'The token of the link in the mail.' }) token: string,
    @Ctx() { viewer }: Context,
  ): Promise<TeamInvitationPreview | null> {
    return previewInvitation(viewer, token);
  }

  @Allow('team:manage')
  @Mutation(() => InviteTeamMemberResult, {
    description: 'Mails an invitation to the team of a hotel; one that is open for the address is replaced.',
  })
  inviteTeamMember(
    @Arg('input', () => InviteTeamMemberInput) input: InviteTeamMemberInput,
    @Ctx() { viewer, address }: Context,
  ): Promise<TeamInvitation> {
    return inviteTeamMember(viewer, input, address);
  }

  @Allow('team:manage')
  @Mutation(() => ResendTeamInvitationResult, {
    description: 'Mails an invitation again; its new link replaces the old one.',
  })
  resendTeamInvitation(
    @Arg('input', () => ResendTeamInvitationInput) input: ResendTeamInvitationInput,
    @Ctx() { viewer, address }: Context,
  ): Promise<TeamInvitation> {
    return resendTeamInvitation(viewer, input, address);
  }

  @Allow('team:manage')
  @Mutation(() => CancelTeamInvitationResult, { description: 'Cancels an open invitation to a team.' })
  async cancelTeamInvitation(
    @Arg('input', () => CancelTeamInvitationInput) input: CancelTeamInvitationInput,
    @Ctx() { viewer }: Context,
  ): Promise<TeamInvitationCancelled> {
    await cancelTeamInvitation(viewer, input);
    return build(TeamInvitationCancelled, { invitationId: input.invitationId });
  }

  @Allow('team:join')
  @Mutation(() => AcceptTeamInvitationResult, {
    description:
      'Accepts an invitation with the account of the invited address. Accepting again changes nothing.',
  })
  acceptTeamInvitation(
    @Arg('input', () => AcceptTeamInvitationInput) input: AcceptTeamInvitationInput,
    @Ctx() { viewer }: Context,
  ): Promise<TeamMember> {
    return acceptTeamInvitation(viewer, input);
  }

  @Allow('team:manage')
  @Mutation(() => UpdateTeamMemberResult, {
    description: 'Gives a member of a team other duties, effective immediately.',
  })
  updateTeamMember(
    @Arg('input', () => UpdateTeamMemberInput) input: UpdateTeamMemberInput,
    @Ctx() { viewer }: Context,
  ): Promise<TeamMember> {
    return updateTeamMember(viewer, input);
  }

  @Allow('team:manage')
  @Mutation(() => RemoveTeamMemberResult, {
    description: 'Takes a person off the team of a hotel, effective immediately. The last owner stays.',
  })
  async removeTeamMember(
    @Arg('input', () => RemoveTeamMemberInput) input: RemoveTeamMemberInput,
    @Ctx() { viewer }: Context,
  ): Promise<TeamMemberRemoved> {
    await removeTeamMember(viewer, input);
    return build(TeamMemberRemoved, { hotelId: input.hotelId, userId: input.userId });
  }

  @Allow('team:leave')
  @Mutation(() => LeaveTeamResult, {
    description: 'Takes you off the team of a hotel, effective immediately. The last owner stays.',
  })
  async leaveTeam(
    @Arg('input', () => LeaveTeamInput) input: LeaveTeamInput,
    @Ctx() { viewer }: Context,
  ): Promise<TeamMemberRemoved> {
    const userId = await leaveTeam(viewer, input);
    return build(TeamMemberRemoved, { hotelId: input.hotelId, userId });
  }
}

@Resolver(() => TeamMember)
export class TeamMemberResolver {
  @FieldResolver(() => User, { nullable: true, description: 'The person.' })
  user(@Root() { userId }: TeamMember, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The person's email address; null unless you are this person or may see the team.",
  })
  async email(
    @Root() { userId, hotelId }: TeamMember,
    @Ctx() { loaders, viewer }: Context,
  ): Promise<string | null> {
    if (viewer?.id !== userId && !can(viewer, 'team:read', { hotelId })) return null;
    const user = await loaders.users.load(userId);
    return user && emailOf(user);
  }

  @FieldResolver(() => Hotel, { nullable: true, description: 'The hotel.' })
  hotel(@Root() { hotelId }: TeamMember, @Ctx() { loaders }: Context): Promise<Hotel | null> {
    return loaders.hotels.load(hotelId);
  }
}

@Resolver(() => TeamInvitation)
export class TeamInvitationResolver {
  @FieldResolver(() => User, { nullable: true, description: 'Who sent it last.' })
  invitedBy(@Root() { invitedById }: TeamInvitation, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(invitedById);
  }
}

@Resolver(() => User)
export class UserTeamsResolver {
  @ListSize(2)
  @FieldResolver(() => [TeamMember], {
    description: 'The teams of hotels on which you are, with your duties there; empty for other users.',
  })
  async teams(@Root() { id }: User, @Ctx() { loaders, viewer }: Context): Promise<TeamMember[]> {
    if (viewer?.id !== id || !can(viewer, 'account:read', { userId: id })) return [];
    return loaders.teamsOfUser.load(id);
  }
}
