import Box from '@mui/material/Box';

/** The messages of webhooks: their type, when they are sent, and what `data` holds. */
const MESSAGES = [
  {
    type: 'booking.confirmed',
    when: 'A booking was paid, or made at the front desk.',
    data: 'booking { id status payment hotelId checkIn checkOut totalCents refundedCents }',
  },
  {
    type: 'booking.changed',
    when: 'Dates, rooms, price, money or the state of a stay of a confirmed booking changed.',
    data: 'booking, likewise',
  },
  {
    type: 'booking.cancelled',
    when: 'A confirmed booking was cancelled.',
    data: 'booking, likewise',
  },
  {
    type: 'review.created',
    when: 'A review was written.',
    data: 'review { id hotelId rating text createdAt }',
  },
  {
    type: 'nights.changed',
    when: 'Nights were taken or freed, by a hold, a booking or a block: what one step did to a hotel is one message, up to 1,000 ranges [from, to).',
    data: 'hotelId, nights [{ roomNumberId from to available }]',
  },
  {
    type: 'webhook.verification',
    when: 'You added the webhook, or asked for another challenge. Answer with the challenge.',
    data: 'challenge',
  },
  { type: 'webhook.test', when: 'You asked for a test message.', data: '{ }' },
];

/** What arrives at a webhook. */
export function MessageTable() {
  return (
    <Box component="dl" sx={{ mt: 1.5, mb: 0, maxWidth: '68ch' }}>
      {MESSAGES.map(({ type, when, data }) => (
        <Box key={type} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Box component="dt">
            <Box component="code" sx={{ fontSize: '0.9em', fontWeight: 600 }}>
              {type}
            </Box>
          </Box>
          <Box component="dd" sx={{ m: 0, mt: 0.25 }}>
            {when}
          </Box>
          <Box component="dd" sx={{ m: 0, mt: 0.25, color: 'text.secondary' }}>
            <Box component="code" sx={{ fontSize: 'var(--text-small)', overflowWrap: 'anywhere' }}>
              data: {data}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
