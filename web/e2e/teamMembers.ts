import { expect, request as requests, type APIRequestContext } from '@playwright/test';
import { AdminApi } from './adminApi';

const PASSWORD = 'Stay#2026';
const INVITE = 'mutation ($input: InviteTeamMemberInput!) { inviteTeamMember(input: $input) { __typename } }';
const ACCEPT =
  'mutation ($input: AcceptTeamInvitationInput!) { acceptTeamInvitation(input: $input) { __typename } }';

/** A demonstration account that joins the team of a hotel. */
export interface Joining {
  username: string;
  hotelId: string;
  duties: string[];
}

/** Puts demonstration accounts on teams of hotels, by the invitations that an administrator mails. */
export async function joinTeams(
  request: APIRequestContext,
  baseURL: string,
  joining: readonly Joining[],
): Promise<void> {
  const admin = await (await AdminApi.signIn(request)).withProof(PASSWORD);
  const used: string[] = [];
  for (const { username, hotelId, duties } of joining) {
    const email = `${username}@staybook.example`;
    const { inviteTeamMember } = await admin.ask<{ inviteTeamMember: { __typename: string } }>(INVITE, {
      input: { hotelId, email, duties },
    });
    expect(inviteTeamMember.__typename).toBe('HotelTeamInvitation');
    const token = await readToken(request, email, used);
    used.push(token);
    // a sign-in with the cookies of the administrator would end that session
    const own = await requests.newContext({ baseURL });
    const member = await AdminApi.signIn(own, username);
    const { acceptTeamInvitation } = await member.ask<{ acceptTeamInvitation: { __typename: string } }>(
      ACCEPT,
      { input: { token } },
    );
    expect(acceptTeamInvitation.__typename).toBe('HotelTeamMember');
    await own.dispose();
  }
}

/** The token in the link of an invitation to this address that was not used yet. */
async function readToken(
  request: APIRequestContext,
  email: string,
  used: readonly string[],
): Promise<string> {
  let token = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`);
      const links = (await answer.text()).matchAll(/teaminvitation\?token=([\w-]+)/g);
      token = [...links].map(([, found]) => found!).find((found) => !used.includes(found)) ?? '';
      return token;
    })
    .not.toBe('');
  return token;
}
