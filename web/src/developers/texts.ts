// DevelopersPage
export const forDevelopers = 'For developers';
export const endpoint =
  'The pages of Staybook use one GraphQL endpoint, <code>POST /graphql</code>, and your program can use the same. Introspection is open, so the schema documents itself. Try it in <link>the explorer</link>.';

export const downloads =
  'To generate code, download <schema>the schema</schema>. Programs that write programs find an overview in <overview>llms.txt</overview>. Existing clients use <rest>/api/v1</rest>, which has <contract>a contract as OpenAPI</contract>.';

export const authentication = 'Authentication';
export const createKey =
  'Create a key on <link>the API keys page</link> and send it as <code>Authorization: Bearer staybook_…</code>. The key is shown once. Rotate a key that you have lost, and revoke a key that has leaked. You can have up to {count} keys.';

export const testKeys = 'Test keys';
export const testKeysExplained =
  'A test key, <code>staybook_test_…</code>, works at the same addresses as any other key, with the same limits, but in a sandbox: a copy of up to {count} hotels with their ids, rooms, prices and extras, in which all nights are free. What your program books there is seen by none of your other keys, by no hotel and by no guest, and takes no real night; of test keys, only one can book a night. Every checkout is paid by itself within a few seconds, so your program sees <code>CONFIRMED</code> without opening the payment page; no card is charged and no email is sent.';
export const testKeysEnd =
  'Every day at {hour}:00 UTC the sandbox is emptied and copied again, and its sockets are closed. It has no reviews, chats or webhooks: follow your bookings in the event log, and begin to read it without a cursor after it was emptied. The scopes can be <code>AVAILABILITY</code>, <code>BOOKINGS</code>, <code>CONTENT</code>, <code>PROFILE</code> and <code>WEBHOOKS</code>. Where Staybook has no sandbox, a test key gets the status 401 with the reason <code>KEY_IS_FOR_TESTS</code>.';

export const scopes = 'Scopes';
export const scopesExplained =
  'A key does what its scopes name, and no more than you may do yourself. Give it the narrow scopes that your program needs. <code>READ</code>, <code>BOOK</code> and <code>STAFF</code> are wide: they cover several of the others. A request that needs another scope fails with <code>FORBIDDEN</code> and the reason <code>SCOPE_MISSING</code>, and its message names the scope. A field within an answer that needs another scope is null or empty. No key can change an account, a password, a session, a key or a webhook.';
export const scopesInTheEventLog =
  'In the event log, events of nights and of the data of hotels need <code>AVAILABILITY</code>, those of bookings <code>BOOKINGS</code>, or <code>HOTEL</code> at its hotels, and those of reviews <code>CONTENT</code>. Messages to webhooks need the same beside <code>WEBHOOKS</code>.';

export const limitsAndCost = 'Limits and cost';
export const limitsExplained =
  'Each operation costs points, which are estimated before it runs from its fields and the length of its lists. A document that has not been sent recently costs more the first time. All keys of one person share their points, which are refilled every minute. The response has the cost, the remaining points and the time until all are back in <code>extensions.cost</code>, and in the headers <code>RateLimit</code> and <code>RateLimit-Policy</code>. An operation that exceeds the remaining points gets the status 429 with <code>Retry-After</code>, and costs nothing. Large operations that you send at the same time run one after another.';

export const costExplained =
  'A field costs one point and a scalar half a point, times the lengths of all lists around it: their <code>limit</code>, or a mean length. Nights that are priced or read, rows that <code>offset</code> skips, and <code>countAll</code> cost more. A mutation costs 300 points. To pay less, ask for shorter lists and fewer fields, and read long lists with <code>after</code>.';

// LimitTable
export const limit = 'At most';
export const everyone = 'Everyone';
export const staff = 'Staff';
export const pointsOfOperation = 'Points of one operation';
export const pointsOfKeys = 'Points a minute of all keys of one person';
export const pointsOfPerson = 'Points a minute of a person who is signed in';
export const pointsOfNetwork = 'Points a minute of a network, without a key';
export const requestsOfNetwork = 'Requests a minute of a network';
export const charactersOfDocument = 'Characters of a document';
export const tokensOfDocument = 'Tokens of a document';
export const depthOfDocument = 'Levels of fields within fields';
export const aliasesOfDocument = 'Aliases of a document';
export const rowsOfPage = 'Rows of a page (limit)';
export const offsetOfPage = 'Rows that a page skips (offset)';
export const eventsOfPage = 'Events of a page of the event log';
export const nightsOfCalendar = 'Nights of a price calendar';
export const newSockets = 'New sockets a minute of a network';
export const socketsOfUser = 'Open sockets of a person';
export const socketsOfNetwork = 'Open sockets of a network';
export const operationsOfSocket = 'Open operations of a socket';
export const bytesOfMessage = 'Bytes of a message over a socket';

// DevelopersPage
export const pagination = 'Pagination';
export const paginationExplained =
  'Lists take <code>limit</code>, up to {count}, and <code>offset</code>, and return <code>items</code> and <code>total</code>. If a list takes <code>after</code>, pass the ID of your last row: this is the faster way through many pages.';

export const errors = 'Errors';
export const errorsExplained =
  'An error that you can act on is a member of the result type, with a <code>message</code> to show. All others are in <code>errors</code>, with a code: <code>BAD_USER_INPUT</code>, <code>UNAUTHENTICATED</code>, <code>FORBIDDEN</code>, <code>PROOF_NEEDED</code> (never for a key), <code>QUERY_TOO_COMPLEX</code> (with what it would cost, what is allowed and the dearest field in <code>cost</code>), <code>RATE_LIMITED</code> or <code>INTERNAL</code>. An invalid key gets the status 401 with the <code>reason</code> <code>KEY_UNKNOWN</code>, <code>KEY_REVOKED</code> or <code>KEY_EXPIRED</code>, and its sockets are closed with the code 4401 and the same reason. A key without the permission that its owner has gets <code>SCOPE_MISSING</code> or <code>NOT_BY_KEY</code>. Checkouts take an idempotency key, so that a repeated request books only once.';

export const subscriptions = 'Subscriptions';
export const subscriptionsExplained =
  'Subscriptions use a WebSocket at the same address and the protocol graphql-transport-ws, with the key in the parameters of the connection, as <code>accessToken</code> or as <code>authorization</code>. Revoking a key closes its sockets.';

export const eventLog = 'Event log';
export const eventLogExplained =
  'The query <code>events</code> reads what happened to your bookings, to the nights and the data of all hotels, and to reviews, in one order that never changes. Without <code>after</code> it returns no events, but the cursor of the newest. Remember it, read once what you want to follow, and from then on read the events after your cursor. Each page has the next <code>cursor</code>: store it together with what you do with the events. No event is left out, and none comes twice. Events are kept for {count} days; a program that was away for longer gets <code>BAD_USER_INPUT</code>, and reads everything once more.';
export const eventLogAtOnce =
  'The subscription <code>eventsLogged</code> first sends the events after your cursor, and then new ones as they happen. Both take <code>types</code>, and <code>hotelIds</code> with up to {count} hotels; without them you get all that you may see. <code>hotelSequence</code> numbers the events of a hotel, in the log and in webhook messages, so that you can tell which came first. After a <code>HOTEL_CHANGED</code>, wait three seconds and read the hotel again, and its nights when it has opened: it is the only event of prices, minimum stays, rooms and texts, of a hotel that opens or closes, and of a hotel that is deleted. Changes of a city or a hotel type make no event.';

export const channels = 'Channels';
export const channelReads =
  'A channel sells the rooms of a hotel on another site. Its program uses a key of the hotel with the scopes <code>AVAILABILITY</code> and <code>HOTEL</code>. For each room type it reads <code>nightRooms</code>, the free rooms of each night, and <code>nightRates</code>, the price and the minimum stay. Then it follows the event log with <code>hotelIds</code>: <code>nights.changed</code> names the nights to read again, and <code>hotel.changed</code> means that all of them may have changed.';
export const channelPushes =
  'What was sold there is pushed with <code>syncChannelBooking</code>: the whole booking, under its reference there and a revision that rises with each change. The channel pays the hotel on account. A message can be repeated, and may come late: a revision that is not higher changes nothing. If too few rooms are free, the answer is <code>ChannelSoldOut</code> and everything stays as it was. What the hotel changes itself comes as an event of the booking.';

export const webhooks = 'Webhooks';
export const webhooksExplained =
  'A webhook posts messages to an https address of yours. They are about your own bookings and reviews, and about the reviews, nights and data of hotels you work for. Administrators get the messages of all hotels. For the nights and data of other hotels, read the event log. Add a webhook on <link>the webhooks page</link>, where you can also send test messages, see each delivery with its response, and resend it. A key cannot add webhooks: they belong to people, who can have up to {count} each. With the scope <code>WEBHOOKS</code>, your program lists them with <code>myWebhooks</code> and their messages with <code>webhookDeliveries</code>, and resends one with <code>resendWebhookDelivery</code>; with an <code>idempotencyKey</code>, a repeated request resends it only once.';
export const messageFormat =
  'The body is JSON with <code>type</code>, <code>timestamp</code> and <code>data</code>, and for events also <code>hotelSequence</code> and their <code>cursor</code> in the event log. It contains no personal data: use the ID to query the rest. A message that was sent again may arrive after a later one: compare <code>hotelSequence</code>, or read the event log from the cursor of the last message that you have processed.';
export const signatures =
  'Messages are signed as specified by <link>Standard Webhooks</link>, whose libraries can verify them. The header <code>webhook-signature</code> is an HMAC-SHA256 of <code>webhook-id</code>, <code>webhook-timestamp</code> and the body, made with the secret that is shown once. For one day after you rotate the secret, there are two signatures, separated by a space.';
export const verification =
  'Staybook verifies a new webhook first: it posts a <code>webhook.verification</code> with <code>data.challenge</code>. Verify its signature, then respond with the status 200 and the challenge, as plain text or as {example}. No other messages are sent until then. The secret is shown when you add the webhook, so your program may not have it when the first challenge arrives. In that case, resend the challenge on the page of the webhook, up to 30 times a day. The address may have any port.';
export const sendingRate =
  'Each host and port gets one message at a time. When a response takes more than two seconds, the webhook pauses for the same time, and each further slow response doubles the pause, up to one minute. After a failure the pause is 30 seconds, and it doubles up to ten minutes. Messages wait in the meantime. You can send ten test messages in ten minutes: <code>testWebhook</code> with an <code>event</code> sends an example of it, with <code>test: true</code>.';
export const retries =
  'Respond within ten seconds with a status from 200 to 299. Redirects are not followed. Otherwise the message is sent again after 30 seconds, one minute, two minutes and so on for three days, always with the same <code>webhook-id</code>, so ignore an ID that you have already processed. If you respond with 429 or 503 and <code>Retry-After</code>, Staybook waits for that time, up to twelve hours. After three days of failures, or a 410, the webhook is paused and you get an email.';

export const changes = 'Changes';
export const changesExplained =
  'What a released version has in its schema stays. A member that is to go is first marked as deprecated, with the last day on which it works, and is removed only after that day. New members can come at any time, so let your program ignore values of an enum and members of a union that it does not know. Existing clients of <code>/api/v1</code> keep working unchanged.';

export const typescriptPackage = 'A package for TypeScript';
export const packageExplained =
  'The package <code>@staybook/schema</code> has the schema, documents with typed results, a small <code>request</code> function, and <code>readWebhook</code>, which verifies a message. The operator of this Staybook builds it from the source with <code>npm pack --workspace schema</code>; install the file with <code>npm install</code>. The last example uses it.';

export const examples = 'Examples';
export const exampleViewer = 'Get the owner of the key (curl)';
export const exampleHotels = 'List all hotels, page by page (TypeScript)';
export const exampleNights = 'Subscribe to changes of availability (TypeScript)';
export const exampleMirror =
  'Mirror the taken nights of all hotels, and keep them true through restarts (TypeScript)';
export const exampleWebhook = 'Receive and verify webhook messages (TypeScript)';
export const exampleChannel =
  'Push the bookings of another site, and keep the free rooms and prices of a hotel (TypeScript)';
export const exampleBooking =
  'From the search to the confirmed booking, with the package @staybook/schema (TypeScript)';

// MessageTable
export const bookingConfirmed = 'A booking was paid, or made at the front desk.';
export const bookingChanged = 'The dates, rooms, price, payments or status of a confirmed booking changed.';
export const bookingCancelled = 'A confirmed booking was cancelled.';
export const reviewCreated = 'A review was written.';
export const nightsChanged =
  'Nights became available or unavailable through a hold, a booking or a block. Each change to a hotel is one message with up to 500 ranges [from, to).';
export const hotelChanged =
  'The texts, prices, minimum stays, room types or room numbers of a hotel may have changed, or whether it is open for booking; or it was deleted. Without room types all of it may have changed, and without a hotel any hotel.';
export const webhookVerification =
  'You added the webhook, or requested another challenge. Respond with the challenge.';
export const webhookTest = 'You sent a test message.';
export const sameBooking = 'booking, as above';
export const dataWithContent = 'data: {content}';
