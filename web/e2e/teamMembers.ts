import { expect, request as requests, type APIRequestContext } from '@playwright/test';
import { AdminApi } from './adminApi';

const PASSWORD = 'Stay#2026';
const INVITE = 'mutation ($input: InviteTeamMemberInput!) { inviteTeamMember(input: $input) { __typename } }';
const LEAVE = 'mutation ($input: LeaveTeamInput!) { leaveTeam(input: $input) { __typename } }';
const ACCEPT =
  'mutation ($input: AcceptTeamInvitationInput!) { acceptTeamInvitation(input: $input) { __typename } }';

/** A demonstration account that joins the team of a hotel. */
export interface Joining {
  username: string;
  hotelId: string;
  duties: string[];
}

/** Who is invited to the team of a hotel. */
interface Invited {
  email: string;
  hotelId: string;
  duties: readonly string[];
}

/** Invites people to teams of hotels, as an administrator; returns the token in the link that each is mailed. */
export async function invite(request: APIRequestContext, people: readonly Invited[]): Promise<string[]> {
  const admin = await (await AdminApi.signIn(request)).withProof(PASSWORD);
  const tokens: string[] = [];
  for (const { email, hotelId, duties } of people) {
    const { inviteTeamMember } = await admin.ask<{ inviteTeamMember: { __typename: string } }>(INVITE, {
      input: { hotelId, email, duties },
    });
    expect(inviteTeamMember.__typename).toBe('HotelTeamInvitation');
    tokens.push(await readToken(request, email, tokens));
  }
  return tokens;
}

/** Puts demonstration accounts on teams of hotels, by the invitations that an administrator mails. */
export async function joinTeams(
  request: APIRequestContext,
  baseURL: string,
  joining: readonly Joining[],
): Promise<void> {
  const people = joining.map((one) => ({ ...one, email: `${one.username}@staybook.example` }));
  const tokens = await invite(request, people);
  for (const [index, { username }] of joining.entries())
    await askAs(baseURL, username, ACCEPT, { token: tokens[index] }, 'HotelTeamMember');
}

/** Ends what joinTeams() began, since later journeys sign in as these guests. */
export async function leaveTeams(baseURL: string, joined: readonly Joining[]): Promise<void> {
  for (const { username, hotelId } of joined)
    await askAs(baseURL, username, LEAVE, { hotelId }, 'TeamMemberRemoved');
}

async function askAs(
  baseURL: string,
  username: string,
  mutation: string,
  input: object,
  wanted: string,
): Promise<void> {
  // a sign-in with the cookies of the administrator would end that session
  const own = await requests.newContext({ baseURL });
  const member = await AdminApi.signIn(own, username);
  const [answer] = Object.values(
    await member.ask<Record<string, { __typename: string }>>(mutation, { input }),
  );
  expect(answer?.__typename).toBe(wanted);
  await own.dispose();
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
