import { readRootFieldSources } from '../../test/rootFieldSources';
import { proofRuleOf, type Permission } from '../access/policy';
import { PROOF } from '../access/rules';
import { domains } from '../domains';
import { listEntryPoints, type EntryPoint } from './entryPoints';
import { makeSchema } from './makeSchema';

/*
 * Every mutation with whether it needs a proof that the owner is at the device. A new mutation needs an entry: what
 * cannot be undone, gives rights away or sends out data of people needs a proof. The table is written by hand because the
 * policy could be wrong.
 */

/** Refused without a recent proof. */
const ALWAYS = [
  'beginPasskeyRegistration',
  'beginSecondFactor',
  'cancelBookings',
  'cancelTeamInvitation',
  'createAppPassword',
  'deleteHotel',
  'deleteUser',
  'disableSecondFactor',
  'enableSecondFactor',
  'endOtherSessions',
  'finishPasskeyRegistration',
  'inviteTeamMember',
  'keepFactors',
  'recoveryCodes',
  'removePasskey',
  'removePassword',
  'removeTeamMember',
  'renamePasskey',
  'resendTeamInvitation',
  'resetFactors',
  'signOutUsers',
  'updateTeamMember',
];
/** Refused without a recent proof or the current password. */
const OR_PASSWORD = ['createApiKey', 'createWebhook', 'deleteAccount', 'rotateApiKey', 'rotateWebhookSecret'];
/** Refused without a recent proof for some inputs or records, by the permission for these. */
const IN_SOME_CASES: Record<string, string> = {
  cancelBooking: 'booking:refund-much',
  changeBookingByStaff: 'booking:refund-much',
  createUser: 'user:make-admin',
  creditBooking: 'booking:refund-much',
  endSession: 'session:end-own',
  endStay: 'booking:refund-much',
  extendStay: 'booking:refund-much',
  refundBooking: 'booking:refund-much',
  shortenStay: 'booking:refund-much',
  syncChannelBooking: 'booking:refund-much',
  updateAccount: 'account:change-username',
  updateUser: 'user:make-admin',
  updateUsers: 'user:make-admin',
};
/** changePassword always takes the current password, and updateAccount takes it for a new address. */
const NEVER = [
  'deleteQuickReply',
  'refuseMessages',
  'saveMessageTemplate',
  'sendTestMessage',
  'revokeAppPassword',
  'beginPasskeyProof',
  'beginPasskeySignIn',
  'finishPasskeySignIn',
  'finishSignIn',
  'keepOwnFactors',
  'acceptChatInvitation',
  'acceptPropertyOffer',
  'acceptTeamInvitation',
  'closeHotelForBooking',
  'leaveTeam',
  'openHotelForBooking',
  'addBookingNote',
  'addChatMembers',
  'addExtra',
  'answerContactMessage',
  'archiveChat',
  'assignRooms',
  'blockNights',
  'connectRoomCalendar',
  'disconnectRoomCalendar',
  'dismissCalendarConflict',
  'readRoomCalendar',
  'updateRoomCalendar',
  'changeRoomState',
  'finishRepair',
  'recordLostItem',
  'reopenRepair',
  'reportRepair',
  'updateLostItem',
  'blockUser',
  'changeBooking',
  'changeGroupAdmin',
  'changePassword',
  'checkInStay',
  'checkOutStay',
  'closeContactMessages',
  'closeDay',
  'confirmEmail',
  'confirmPayOut',
  'correctPayment',
  'countCash',
  'createCheckout',
  'createCity',
  'createGroupChat',
  'createHotel',
  'createHotelType',
  'createPaymentLink',
  'createReview',
  'createRoomType',
  'createWalkIn',
  'declineChatInvitation',
  'declinePropertyOffer',
  'deleteCity',
  'deleteHotelType',
  'deleteProfilePhoto',
  'deleteReview',
  'deleteRoomType',
  'deleteView',
  'deleteWebhook',
  'dismissReviewReports',
  'endWatch',
  'endWatchByLink',
  'forgotPassword',
  'generateUploadSignature',
  'giveProof',
  'hideReviews',
  'holdBooking',
  'issueInvoice',
  'leaveChat',
  'markChatRead',
  'markStayNoShow',
  'moveStay',
  'muteChat',
  'openBookingChat',
  'openChat',
  'paintRates',
  'payBalance',
  'payByLink',
  'readCardProvider',
  'register',
  'releaseChange',
  'releaseCheckout',
  'releaseCheckouts',
  'removeChatMember',
  'removeExtra',
  'renameGroupChat',
  'renewSession',
  'reopenContactMessages',
  'replyToReview',
  'reportReview',
  'reportUploads',
  'resendWebhookDelivery',
  'resetPassword',
  'resolvePaymentDifference',
  'endApiKeyOverlap',
  'revokeApiKey',
  'revokePaymentLink',
  'saveHotel',
  'saveView',
  'sendCodeAgain',
  'sendContactMessage',
  'sendMessage',
  'sendTyping',
  'sendWebhookChallenge',
  'setAppearsOnline',
  'setArrivalHour',
  'settleAccount',
  'showReviews',
  'signIn',
  'signOut',
  'submitDisputeEvidence',
  'subscribeNewsletter',
  'takePayment',
  'testWebhook',
  'unblockNights',
  'undoEmailChange',
  'undoEndStay',
  'undoImport',
  'undoPayOut',
  'undoSettlement',
  'undoStayState',
  'unsubscribeNewsletter',
  'updateCity',
  'updateCityCharges',
  'updateExtras',
  'updateHotel',
  'updateHotelType',
  'updateRates',
  'updateReview',
  'updateRoomType',
  'updateStayDetails',
  'updateWebhook',
  'verifyEmail',
  'voidPayment',
  'voteHelpful',
  'watchHotel',
];

let mutations: EntryPoint[];
beforeAll(async () => {
  mutations = listEntryPoints(await makeSchema(domains)).filter(({ kind }) => kind === 'mutation');
});

function needOf({ permission, inSomeCases }: EntryPoint): string {
  if (inSomeCases.length) return inSomeCases.join();
  return proofRuleOf(permission!) ?? 'never';
}

test('every mutation needs a proof exactly as the table says', () => {
  const wanted = {
    ...Object.fromEntries(ALWAYS.map((field) => [field, PROOF])),
    ...Object.fromEntries(OR_PASSWORD.map((field) => [field, 'PROOF_OR_PASSWORD'])),
    ...IN_SOME_CASES,
    ...Object.fromEntries(NEVER.map((field) => [field, 'never'])),
  };
  expect(Object.fromEntries(mutations.map((one) => [one.field, needOf(one)]))).toEqual(wanted);
});

test('a field declares exactly the permissions with a proof that its service checks', () => {
  const sources = readRootFieldSources();
  const needsProof = (permission: string) => proofRuleOf(permission as Permission) !== undefined;
  const checked: Record<string, string[]> = {};
  const declared: Record<string, string[]> = {};
  for (const { field, permission, inSomeCases } of mutations) {
    checked[field] = [...sources.get(field)!.asksFor].filter(needsProof).sort();
    declared[field] = [permission!, ...inSomeCases].filter(needsProof).sort();
  }
  expect(checked).toEqual(declared);
});

test('a field that accepts the password in place of a proof refuses ProofNeeded without either', () => {
  const sources = readRootFieldSources();
  for (const field of [...OR_PASSWORD, 'updateAccount'])
    expect([field, sources.get(field)!.makes.has('ProofNeeded')]).toEqual([field, true]);
});
