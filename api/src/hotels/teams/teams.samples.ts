import { NOBODY, on, type Sample } from '../../../test/sample';

const member = (hotelId: string) => `hotelId: "${hotelId}", userId: "${NOBODY}"`;
const invitation = (hotelId: string) => `hotelId: "${hotelId}", invitationId: "${NOBODY}"`;

/** A sample document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query hotelTeam': {
    document: ({ hotelId }) => `{ hotelTeam(hotelId: "${hotelId}") { members { id } } }`,
  },
  'query teamInvitation': {
    document: ({ invitationToken }) => `{ teamInvitation(token: "${invitationToken}") { hotelName } }`,
  },
  'mutation inviteTeamMember': {
    document: ({ hotelId }) =>
      `mutation { inviteTeamMember(input: { hotelId: "${hotelId}", email: "new.member@staybook.example", duties: [FRONT_DESK] }) { __typename } }`,
  },
  'mutation resendTeamInvitation': {
    document: ({ hotelId }) =>
      `mutation { resendTeamInvitation(input: { ${invitation(hotelId)} }) { __typename ${on('UnknownTeamInvitation')} } }`,
  },
  'mutation cancelTeamInvitation': {
    document: ({ hotelId }) =>
      `mutation { cancelTeamInvitation(input: { ${invitation(hotelId)} }) { __typename ${on('UnknownTeamInvitation')} } }`,
  },
  'mutation acceptTeamInvitation': {
    document: () =>
      `mutation { acceptTeamInvitation(input: { token: "none" }) { __typename ${on('TeamInvitationEnded')} } }`,
  },
  'mutation updateTeamMember': {
    document: ({ hotelId }) =>
      `mutation { updateTeamMember(input: { ${member(hotelId)}, duties: [MANAGER] }) { __typename ${on('UnknownTeamMember')} } }`,
  },
  'mutation removeTeamMember': {
    document: ({ hotelId }) =>
      `mutation { removeTeamMember(input: { ${member(hotelId)} }) { __typename ${on('UnknownTeamMember')} } }`,
  },
  'mutation leaveTeam': {
    document: ({ hotelId }) =>
      `mutation { leaveTeam(input: { hotelId: "${hotelId}" }) { __typename ${on('UnknownTeamMember')} } }`,
  },
};
