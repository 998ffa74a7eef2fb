export const webhooks = 'Webhooks';
export const myAccount = 'My account';
export const loading = 'Loading';
export const addWebhook = 'Add webhook';
export const copySecret = 'Copy the secret';

// WebhooksPage
export const introForStaff =
  'Staybook sends your program a signed message when a booking is confirmed, changed or cancelled, a review is written, rooms become available or unavailable, or the data of a hotel changes. <link>How webhooks work</link>';
export const introForGuest =
  'Staybook sends your program a signed message when one of your bookings is confirmed, changed or cancelled. If you work for a hotel, it also sends messages about its reviews, available nights and data. <link>How webhooks work</link>';
export const secretOfWebhook =
  'This is the signing secret of {url}. Save it now: it will not be shown again.';
export const yourWebhooks = 'Your webhooks';
export const webhookLimit = 'You can have up to {count}. Each has its own secret and delivery log.';
export const noWebhooks = 'You have no webhooks yet.';
export const addFirstWebhook =
  'Add the URL of your program. Once it has answered a challenge, it gets messages.';

// AddWebhookDialog
export const addWebhookTitle = 'Add a webhook';
export const endpointUrl = 'Endpoint URL';
export const endpointUrlHint =
  'A public https address of your program. Once it has answered a challenge, it gets messages.';
export const addressMissing = 'Enter the address to send messages to.';
export const addressNotHttps = 'Enter an address that begins with https://';

// EventFields, EditEventsDialog
export const events = 'Events';
export const editEvents = 'Edit events';
export const noEventSelected = 'Select at least one event.';
export const bookingConfirmed = 'A booking was paid, or made at the front desk.';
export const bookingChanged = 'The dates, rooms, price, payments or status of a confirmed booking changed.';
export const bookingCancelled = 'A confirmed booking was cancelled.';
export const reviewCreated = 'You wrote a review, or a hotel you work for got one.';
export const anyReviewCreated = 'A guest wrote a review.';
export const nightsChanged = 'Nights at a hotel you work for became available or unavailable.';
export const anyNightsChanged = 'Nights at any hotel became available or unavailable. Expect many messages.';
export const hotelChanged =
  'Texts, prices or rooms of a hotel you work for may have changed, or whether it is open for booking.';
export const anyHotelChanged =
  'Texts, prices or rooms of any hotel may have changed, or whether it is open for booking. Expect many messages.';

// WebhookRow
export const eventsAndAdded = '{events} · added {date}';

// WebhookPage
export const webhook = 'Webhook';
export const noSuchWebhook = 'This webhook does not exist.';
export const mayBeDeleted = 'It may have been deleted.';
export const newSecret = 'This is the new signing secret. Save it now: it will not be shown again.';

// WebhookFacts
export const pausedSince = 'Paused since {time}. Events during the pause are not sent later.';
export const pausedAfterFailures =
  'Paused since {time}, after repeated failures. Events during the pause are not sent later. Once your program responds again, resume the webhook and resend the messages that failed.';
export const failingSince =
  'Every attempt has failed since {time}. After three days of failures, the webhook is paused.';
export const status = 'Status';
export const added = 'Added';
export const signedWith = 'Signed with';
export const bothSecretsUntil = 'both secrets until {time}';
export const paused = 'Paused';
export const notVerified = 'Not verified';
export const failing = 'Failing';
export const active = 'Active';

// WebhookVerification
export const addressNotVerified =
  '<b>This address is not verified yet, so no messages are sent to it.</b> Staybook posts a challenge to it, and your program must answer with the challenge. <link>How to answer it</link>';
export const sendChallenge = 'Send the challenge';
export const resendChallenge = 'Resend the challenge';
export const challengeNotSent = 'The challenge has not been sent yet.';
export const challengeWaiting = 'The challenge was sent at {time}. Waiting for the answer.';
export const challengeFailed =
  'The challenge was sent at {time}. {problem} Check that your program is running and has the secret, then resend the challenge.';

// WebhookActions
export const resume = 'Resume';
export const pause = 'Pause';
export const sendTestMessage = 'Send test message';
export const testMessageSent = 'A test message is on its way. The response will appear below.';
export const rotateSecret = 'Rotate secret';
export const deleteButton = 'Delete';
export const deleteWebhook = 'Delete webhook';
export const deleteWebhookTitle = 'Delete this webhook?';
export const deleteWebhookEffect = 'No more messages are sent to {url}, and its delivery log is deleted too.';
export const keepWebhook = 'Keep it';
export const webhookDeleted = 'Webhook deleted.';

// RotateSecretDialog
export const rotateSecretTitle = 'Rotate the signing secret?';
export const rotateTheSecret = 'Rotate the secret';
export const rotateSecretEffect =
  'You get a new secret, which is shown once. For one day, messages are signed with both secrets, so that you have time to update your program.';

// DeliveryLog
export const deliveries = 'Deliveries';
export const deliveriesHint = 'Failed messages are retried for three days. Old messages are deleted.';
export const deliveriesNotLoaded = 'The deliveries could not be loaded.';
export const noDeliveries = 'No messages yet.';

// DeliveryRow
export const sending = 'Sending';
export const retrying = 'Retrying';
export const delivered = 'Delivered';
export const failed = 'Failed';
export const httpStatus = 'HTTP {status}';
export const noResponse = 'no response';
export const notSentYet = 'not sent yet';
export const attempts = '{count, plural, one {# attempt} other {# attempts}}';
export const nextAttempt = 'next at {time}';
export const details = 'Details';
export const hide = 'Hide';
export const detailsOfDelivery = 'Details of {event}, {time}';
export const hideDelivery = 'Hide {event}, {time}';
export const resend = 'Resend';
export const resendDelivery = 'Resend {event}, {time}';

// DeliveryDetails
export const messageId = 'Message ID';
export const lastSent = 'Last sent';
export const responseStatus = 'Response, HTTP {status}';
export const noResponseTitle = 'No response';
export const empty = 'empty';
export const body = 'Body';
export const messageBody = 'Body of the message';
