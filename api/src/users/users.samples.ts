import { PASSWORD, forMany, type Sample } from '../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query viewer': { document: () => '{ viewer { id } }' },
  'query savedViews': { document: () => '{ savedViews(list: "bookings") { id } }' },
  'mutation saveView': {
    document: () =>
      'mutation { saveView(input: { id: "0123456789abcdef01234567", list: "bookings", name: "Mine", address: "", isDefault: false }) { __typename } }',
  },
  'mutation deleteView': { document: () => 'mutation { deleteView(id: "0123456789abcdef01234567") }' },
  'query myData': { document: () => '{ myData }' },
  'query myDevices': { document: () => '{ myDevices { id } }' },
  'query myApiKeys': { document: () => '{ myApiKeys { id } }' },
  'mutation createApiKey': {
    document: () => 'mutation { createApiKey(input: { name: "A", scopes: [READ] }) { __typename } }',
  },
  'mutation rotateApiKey': {
    document: () => `mutation { rotateApiKey(input: { keyId: "${'f'.repeat(24)}" }) { __typename } }`,
  },
  'mutation endApiKeyOverlap': {
    document: () => `mutation { endApiKeyOverlap(input: { keyId: "${'f'.repeat(24)}" }) }`,
  },
  'mutation revokeApiKey': {
    document: () => `mutation { revokeApiKey(input: { keyId: "${'f'.repeat(24)}" }) }`,
  },
  'mutation signIn': {
    document: () => 'mutation { signIn(input: { username: "nobody", password: "x" }) { __typename } }',
  },
  'mutation signOut': { document: () => 'mutation { signOut }', ends: true },
  'mutation renewSession': { document: () => 'mutation { renewSession { __typename } }', ends: true },
  'mutation endOtherSessions': { document: () => 'mutation { endOtherSessions }' },
  'mutation endSession': {
    document: () => `mutation { endSession(input: { sessionId: "${'f'.repeat(24)}" }) }`,
  },
  'mutation giveProof': {
    document: () => 'mutation { giveProof(input: { password: "x" }) { __typename } }',
  },
  'mutation register': {
    document: () =>
      `mutation { register(input: { name: "A", username: "newcomer", email: "a@staybook.example", password: "${PASSWORD}" }) { __typename } }`,
  },
  'mutation sendCodeAgain': {
    document: () => 'mutation { sendCodeAgain(input: { userId: "x" }) { __typename } }',
  },
  'mutation verifyEmail': {
    document: () => 'mutation { verifyEmail(input: { userId: "x", code: "1" }) { __typename } }',
  },
  'mutation forgotPassword': {
    document: () => 'mutation { forgotPassword(input: { email: "a@staybook.example" }) { __typename } }',
  },
  'mutation resetPassword': {
    document: () =>
      `mutation { resetPassword(input: { userId: "x", token: "x", password: "${PASSWORD}" }) { __typename } }`,
  },
  'mutation changePassword': {
    document: () =>
      `mutation { changePassword(input: { currentPassword: "x", password: "${PASSWORD}" }) { __typename } }`,
  },
  'mutation updateAccount': {
    document: () => 'mutation { updateAccount(input: { name: "B" }) { __typename } }',
  },
  'mutation deleteAccount': {
    document: () => 'mutation { deleteAccount(input: {}) { __typename } }',
    ends: true,
  },
  'mutation confirmEmail': {
    document: () => 'mutation { confirmEmail(input: { userId: "x", token: "x" }) { __typename } }',
  },
  'mutation undoEmailChange': {
    document: () => 'mutation { undoEmailChange(input: { userId: "x", token: "x" }) { __typename } }',
  },
  'query signInMethods': { document: () => '{ signInMethods { id } }' },
  'mutation finishSignIn': {
    document: () => 'mutation { finishSignIn(input: { ticket: "x", code: "000000" }) { __typename } }',
  },
  'mutation beginPasskeySignIn': { document: () => 'mutation { beginPasskeySignIn { ticket } }' },
  'mutation finishPasskeySignIn': {
    document: () => 'mutation { finishPasskeySignIn(input: { ticket: "x", response: "{}" }) { __typename } }',
  },
  'mutation beginPasskeyRegistration': {
    document: () => 'mutation { beginPasskeyRegistration { ... on PasskeyStep { ticket } } }',
  },
  'mutation finishPasskeyRegistration': {
    document: () =>
      'mutation { finishPasskeyRegistration(input: { ticket: "x", response: "{}", name: "Phone" }) { __typename } }',
  },
  'mutation renamePasskey': {
    document: () =>
      `mutation { renamePasskey(input: { passkeyId: "${'f'.repeat(24)}", name: "Phone" }) { __typename } }`,
  },
  'mutation removePasskey': {
    document: () => `mutation { removePasskey(input: { passkeyId: "${'f'.repeat(24)}" }) { __typename } }`,
  },
  'mutation removePassword': { document: () => 'mutation { removePassword { __typename } }' },
  'mutation beginSecondFactor': { document: () => 'mutation { beginSecondFactor { __typename } }' },
  'mutation enableSecondFactor': {
    document: () => 'mutation { enableSecondFactor(input: { ticket: "x", code: "000000" }) { __typename } }',
  },
  'mutation disableSecondFactor': { document: () => 'mutation { disableSecondFactor { __typename } }' },
  'mutation recoveryCodes': { document: () => 'mutation { recoveryCodes { __typename } }' },
  'mutation createAppPassword': {
    document: () => 'mutation { createAppPassword(input: { name: "Phone" }) { __typename } }',
  },
  'mutation revokeAppPassword': {
    document: () =>
      `mutation { revokeAppPassword(input: { appPasswordId: "${'f'.repeat(24)}" }) { __typename } }`,
  },
  'mutation beginPasskeyProof': { document: () => 'mutation { beginPasskeyProof { __typename } }' },
  'mutation resetFactors': {
    document: () => `mutation { resetFactors(input: { userId: "${'f'.repeat(24)}" }) { __typename } }`,
  },
  'mutation keepFactors': {
    document: () => `mutation { keepFactors(input: { userId: "${'f'.repeat(24)}" }) { __typename } }`,
  },
  'mutation keepOwnFactors': {
    document: () => 'mutation { keepOwnFactors(input: { token: "x" }) { __typename } }',
  },
  'query users': { document: () => '{ users(text: "an") { total } }' },
  'query user': { document: ({ ownerId }) => `{ user(id: "${ownerId}") { id } }`, owned: true },
  'mutation createUser': {
    document: () =>
      'mutation { createUser(input: { name: "A", username: "invited", email: "i@staybook.example" }) { __typename } }',
  },
  'mutation deleteUser': {
    document: () => `mutation { deleteUser(input: { userId: "${'f'.repeat(24)}" }) { __typename } }`,
  },
  'mutation updateUser': {
    document: ({ ownerEmail }) =>
      `mutation { updateUser(input: { email: "${ownerEmail}", active: true }) { __typename } }`,
  },
  'mutation subscribeNewsletter': {
    document: () => 'mutation { subscribeNewsletter(input: { email: "a@staybook.example" }) { __typename } }',
  },
  'mutation unsubscribeNewsletter': {
    document: () => 'mutation { unsubscribeNewsletter(input: { subscriberId: "x", token: "x" }) }',
  },
  'mutation updateUsers': forMany('updateUsers', 'userIds', ', active: true'),
  'mutation signOutUsers': forMany('signOutUsers', 'userIds'),
};
